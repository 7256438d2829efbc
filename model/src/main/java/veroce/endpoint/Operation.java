package veroce.endpoint;

/** The operations of a send queue. */
public enum Operation {
    SEND, SEND_IMMEDIATE, WRITE, WRITE_IMMEDIATE;

    /** True if the message consumes a work request of the peer's receive queue. */
    public boolean consumesReceive() {
        return this != WRITE;
    }

    public boolean isWrite() {
        return this == WRITE || this == WRITE_IMMEDIATE;
    }

    public boolean hasImmediate() {
        return this == SEND_IMMEDIATE || this == WRITE_IMMEDIATE;
    }
}
