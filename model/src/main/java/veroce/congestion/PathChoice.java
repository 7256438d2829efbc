package veroce.congestion;

/** The paths of a queue pair: which one the next packet takes, and what is learned of them. */
public interface PathChoice {
    int NONE = -1;

    /** The slot of the next packet; not {@code other} if there is another. */
    int choose(int other);

    /** The slot of a packet that is sent again and had {@code before}; another one, if there is one. */
    default int chooseAgain(int before) {
        return choose(before);
    }

    /** The UDP source port that stands for a slot, above the first. */
    int port(int slot);

    /** The slot that a port, above the first, stands or stood for. */
    int slot(int port);

    /** An acknowledgement names the packet that came with this port, above the first; {@code now} by the clock. */
    default void acknowledged(int port, boolean marked, int now) {}

    /** A packet that came with this port was cut to its headers. */
    default void trimmed(int port, int now) {}

    /** The packet that was sent last in this slot did not arrive. */
    default void lost(int slot, int now) {}

    /** Time goes by: the slot of which the other end is to be asked now, or NONE. */
    default int probe(int now) {
        return NONE;
    }

    /** Whether one is to be asked for, in {@link #untilProbe} sixteenths of a microsecond. */
    default boolean probes() {
        return false;
    }

    default int untilProbe(int now) {
        return 0;
    }

    /** The other end has answered what was asked in this slot. */
    default void answered(int slot, int now) {}
}
