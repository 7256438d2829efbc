package veroce.endpoint;

/** How a work request ended. */
public enum CompletionStatus {
    SUCCESS,
    /** The queue pair went to the error state before the work request was done. */
    FLUSHED,
    /** Key, protection domain, bounds or rights of a local buffer do not fit. */
    LOCAL_PROTECTION,
    REMOTE_INVALID_REQUEST,
    REMOTE_ACCESS,
    REMOTE_OPERATIONAL,
    RETRIES_EXCEEDED,
    RNR_RETRIES_EXCEEDED
}
