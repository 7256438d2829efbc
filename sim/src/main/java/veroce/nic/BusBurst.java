package veroce.nic;

/** A burst under way on the bus to host memory. */
final class BusBurst {
    final long address;
    final int id;
    final int beats;
    /** The cycle from which on it may be answered. */
    long due;
    /** Beats that have been moved. */
    int done;
    /** What the answer says: OKAY, SLVERR or DECERR. */
    int response;

    BusBurst(long address, int id, int beats, long due) {
        this.address = address;
        this.id = id;
        this.beats = beats;
        this.due = due;
    }

    @Override public String toString() {
        return "burst at 0x" + Long.toHexString(address) + " of " + beats + " beats";
    }
}
