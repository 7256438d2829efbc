package rnic.protocol;

/** Status of a completion; the ordinal is what the host reads. */
public enum CompletionStatus {
    SUCCESS,
    /** The queue pair went to error before this request was done. */
    FLUSHED,
    /** Local key, protection domain, bounds or right wrong. */
    LOCAL_PROTECTION,
    /** The request itself is wrong: unknown operation, or too long. */
    LOCAL_OPERATION,
    /** The peer refused it: invalid request (NAK 0x61). */
    REMOTE_INVALID_REQUEST,
    /** The peer refused it: access (NAK 0x62). */
    REMOTE_ACCESS,
    /** The peer failed (NAK 0x63). */
    REMOTE_OPERATION,
    /** No answer after every retry. */
    RETRIES_EXCEEDED,
    /** The peer had no receive WQE after every retry. */
    RNR_RETRIES_EXCEEDED,
    /** A message was longer than its receive WQE. */
    LOCAL_LENGTH,
    /** The response to a Read or an atomic does not fit it. */
    BAD_RESPONSE
}
