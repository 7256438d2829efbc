package veroce.endpoint;

/** What an endpoint does about packets that are missing. */
public enum Recovery {
    /** Packets are placed in whatever order they come, and those that are missing are sent again. */
    SELECTIVE,
    /**
     * As RoCEv2 does: a receiver takes packets in order only and tells the first gap once; the sender goes back to it and
     * sends everything from there on again. The gap is told by a SACK of one bit, and timers and tail probe are the same:
     * to measure by, not to talk to others.
     */
    GO_BACK_N
}
