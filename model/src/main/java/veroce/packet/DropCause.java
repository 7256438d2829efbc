package veroce.packet;

/** Why a packet was dropped, as a Packet Drop NAK between ends that have agreed on {@code cc_ext} tells it. */
public enum DropCause {
    /** A switch inside of the fabric has cut it: another path may be free. */
    FABRIC(0),
    /** The receiver itself has no room; no path is to blame. */
    RECEIVER(1),
    /** The last switch before the receiver has cut it; no path is to blame. */
    LAST_HOP(2),
    /** Work requests or Reads are missing; no load either. */
    HOST(3);

    private final int bits;

    DropCause(int bits) {
        this.bits = bits;
    }

    /** Value of the two bits. */
    public int bits() {
        return bits;
    }

    /** The cause that a packet names. */
    public static DropCause of(Bth bth) {
        return values()[bth.reserved() >> 4 & 3];
    }

    /** Whether the load of the network is to blame. */
    public boolean isLoad() {
        return this != HOST;
    }
}
