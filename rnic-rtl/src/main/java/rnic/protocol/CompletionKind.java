package rnic.protocol;

/** What a completion is about; the ordinal is what the host reads. */
public enum CompletionKind {
    /** A Send of ours, with Invalidate too, was acknowledged. */
    SEND,
    /** A Write of ours was acknowledged. */
    WRITE,
    /** A Send arrived. */
    RECEIVE,
    /** A Send with immediate data arrived. */
    RECEIVE_IMMEDIATE,
    /** A Send with Invalidate arrived. */
    RECEIVE_INVALIDATE,
    /** A Write with immediate data arrived. */
    RECEIVE_WRITE_IMMEDIATE,
    /** A Read of ours has brought its data. */
    READ,
    /** An atomic compare and swap of ours has brought the old value. */
    CMP_SWAP,
    /** An atomic fetch and add of ours has brought the old value. */
    FETCH_ADD
}
