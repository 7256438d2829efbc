package rnic.protocol;

/** What a completion is about; the ordinal is what the host reads. */
public enum CompletionKind {
    /** A Send of ours was acknowledged. */
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
    RECEIVE_WRITE_IMMEDIATE
}
