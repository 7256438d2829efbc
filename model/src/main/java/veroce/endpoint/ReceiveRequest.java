package veroce.endpoint;

/** A work request for a receive queue: one buffer inside the region of {@code key}. */
public record ReceiveRequest(long id, long address, int key, long length) {}
