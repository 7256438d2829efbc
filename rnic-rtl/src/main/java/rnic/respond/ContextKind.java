package rnic.respond;

/** What a responder context is for. */
public enum ContextKind {
    READ,
    COMPARE_SWAP,
    FETCH_ADD,
    /** An atomic that has been executed: its result stands in the context. */
    EXECUTED
}
