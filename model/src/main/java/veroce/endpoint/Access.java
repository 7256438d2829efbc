package veroce.endpoint;

/** What a memory region allows beside being read by its own endpoint. */
public enum Access {
    LOCAL_WRITE, REMOTE_WRITE, REMOTE_READ, REMOTE_ATOMIC,
    /** The peer may withdraw the region with a Send with Invalidate. */
    REMOTE_INVALIDATE
}
