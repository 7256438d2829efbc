package veroce.endpoint;

import java.util.List;

/** The operations of a send queue; the order of the constants is that of the send request of the hardware. */
public enum Operation {
    SEND, SEND_IMMEDIATE, WRITE, WRITE_IMMEDIATE,
    /** Fetches bytes of the peer's memory into the local buffer. */
    READ;

    /** Those that bring bytes to the peer. */
    public static final List<Operation> TO_PEER = List.of(SEND, SEND_IMMEDIATE, WRITE, WRITE_IMMEDIATE);

    /** True if the message consumes a work request of the peer's receive queue. */
    public boolean consumesReceive() {
        return this != WRITE && this != READ;
    }

    public boolean isWrite() {
        return this == WRITE || this == WRITE_IMMEDIATE;
    }

    public boolean isSend() {
        return this == SEND || this == SEND_IMMEDIATE;
    }

    public boolean hasImmediate() {
        return this == SEND_IMMEDIATE || this == WRITE_IMMEDIATE;
    }
}
