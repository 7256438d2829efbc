package veroce.endpoint;

/** How a work request ended; the order of the constants is that of the completion entry of the hardware. */
public enum CompletionStatus {
    SUCCESS,
    /** The queue pair went to the error state before the work request was done. */
    FLUSHED,
    /** Key, protection domain, bounds or rights of a local buffer do not fit. */
    LOCAL_PROTECTION,
    /** The work request itself is wrong: unknown operation, or too long. */
    LOCAL_OPERATION,
    REMOTE_INVALID_REQUEST,
    REMOTE_ACCESS,
    REMOTE_OPERATION,
    RETRIES_EXCEEDED,
    RNR_RETRIES_EXCEEDED,
    /** A message was longer than its receive work request. */
    LOCAL_LENGTH,
    /** A response does not fit its Read. */
    BAD_RESPONSE
}
