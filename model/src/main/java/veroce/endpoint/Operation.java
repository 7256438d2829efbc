package veroce.endpoint;

import java.util.List;

/** The operations of a send queue; the order of the constants is that of the send request of the hardware. */
public enum Operation {
    SEND, SEND_IMMEDIATE, WRITE, WRITE_IMMEDIATE,
    /** Fetches bytes of the peer's memory into the local buffer. */
    READ,
    /** Writes 8 bytes of the peer's memory if they are as expected, and fetches what they were before. */
    CMP_SWAP,
    /** Adds to 8 bytes of the peer's memory, and fetches what they were before. */
    FETCH_ADD,
    /** A Send that withdraws a region of the peer when it arrives. */
    SEND_INVALIDATE;

    /** Those that bring bytes to the peer. */
    public static final List<Operation> TO_PEER = List.of(SEND, SEND_IMMEDIATE, WRITE, WRITE_IMMEDIATE);

    /** True if the message consumes a work request of the peer's receive queue. */
    public boolean consumesReceive() {
        return isSend() || this == WRITE_IMMEDIATE;
    }

    public boolean isWrite() {
        return this == WRITE || this == WRITE_IMMEDIATE;
    }

    public boolean isSend() {
        return this == SEND || this == SEND_IMMEDIATE || this == SEND_INVALIDATE;
    }

    public boolean hasImmediate() {
        return this == SEND_IMMEDIATE || this == WRITE_IMMEDIATE;
    }

    /** True if the last packet carries 32 bits that the completion of the receiver shows: immediate data or a key. */
    public boolean carriesWord() {
        return hasImmediate() || this == SEND_INVALIDATE;
    }

    public boolean isAtomic() {
        return this == CMP_SWAP || this == FETCH_ADD;
    }

    /** True if the peer answers with a response: a request without payload. */
    public boolean hasResponse() {
        return this == READ || isAtomic();
    }
}
