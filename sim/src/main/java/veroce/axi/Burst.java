package veroce.axi;

/** A burst that was taken in: its lanes, and when its answer may go. */
final class Burst {
    private static final int PAGE = 4096;

    final long id;
    final long base;
    final int beats;
    final long[] data;
    final long[] strobes;
    int done;
    long due;

    /** @param bytes per beat */
    Burst(long id, long address, int beats, int bytes, boolean write) {
        this.id = id;
        this.beats = beats;
        base = address & -bytes;
        data = write ? new long[beats * bytes / 8] : null;
        strobes = write ? new long[2 * beats] : null;
        if ((base & PAGE - 1) + (long) beats * bytes > PAGE) {
            throw new AxiViolation("a burst of " + beats + " beats of " + bytes + " bytes at 0x"
                + Long.toHexString(address) + " crosses 4 KiB");
        }
    }
}
