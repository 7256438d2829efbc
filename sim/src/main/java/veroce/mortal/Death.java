package veroce.mortal;

/** How a life of two queue pairs ends, in the middle of its work. */
enum Death {
    /** The host puts one side into error, and later the other. */
    FAILED,
    /** Both at once. */
    BOTH_FAILED,
    /** A request names local memory that is not registered. */
    LOCAL_KEY,
    /** A request names memory of the peer that is not registered. */
    REMOTE_KEY,
    /** One side is reset at once, the other goes on asking it for a while and is failed then. */
    PEER_GONE,
    /** Both are reset at once. */
    CUT;

    /** Whether the first side is reset as it works, so that what is posted is forgotten. */
    boolean isReset() {
        return this == PEER_GONE || this == CUT;
    }
}
