package rnic.protocol;

/** What becomes of a path slot of a queue pair. */
public enum PathState {
    /** In use. */
    GOOD,
    /** Left, because it has lost a packet; a probe asks for it from time to time. */
    BAD,
    /** Taken away by the host. */
    DENIED
}
