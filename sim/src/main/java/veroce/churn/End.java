package veroce.churn;

/** How a life may end. */
enum End {
    BY_HOST, LOCAL_KEY, REMOTE_KEY, LENGTH, PEER_GONE, BOTH, SOURCE_REFUSED, TARGET_REFUSED,
    /** Reset in the middle of its work. */
    CUT,
    /** The host says that it has posted what its ring has no room for. */
    WILD_DOORBELL,
    /** The completion queue is shorter than what it has to hold, and the host does not look into it. */
    QUEUE_FULL,
    /** The bus refuses the entries of the completion queue. */
    QUEUE_REFUSED;

    /** The completion queue breaks, and every queue pair that uses it goes to error by itself. */
    boolean breaksQueue() {
        return this == QUEUE_FULL || this == QUEUE_REFUSED;
    }
}
