package rnic.wire;

/** Where in its message a packet stands, which tells what payload it may carry. */
public enum Payload {
    /** Exactly the PMTU, no pad. */
    FIRST,
    /** Exactly the PMTU, no pad. */
    MIDDLE,
    /** 1 byte to the PMTU. */
    LAST,
    /** Nothing to the PMTU. */
    ONLY,
    /** Never any. */
    NONE
}
