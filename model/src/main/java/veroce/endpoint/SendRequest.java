package veroce.endpoint;

/**
 * A work request for a send queue.
 *
 * @param id            comes back in the completion
 * @param key           of the region that holds the local buffer; not checked for an empty message
 * @param length        bytes, 0 to 2^31
 * @param remoteAddress and {@code remoteKey}: of Writes and Reads only
 * @param signaled      whether success is reported; failure always is
 * @param solicited     asks for an event at the receiver
 * @param inline        the payload is copied when it is posted
 * @param fenced        begins only when every earlier Read of the queue pair is done
 */
public record SendRequest(long id, Operation operation, long address, int key, long length, long remoteAddress,
                          int remoteKey, int immediate, boolean signaled, boolean solicited, boolean inline,
                          boolean fenced) {
    private static final long LONGEST = 1L << 31;

    public SendRequest {
        if (length < 0 || length > LONGEST) {
            throw new IllegalArgumentException("a message of " + length + " bytes: use 0 to " + LONGEST);
        }
    }

    public static SendRequest send(long id, long address, int key, long length) {
        return new SendRequest(id, Operation.SEND, address, key, length, 0, 0, 0, true, false, false,
            false);
    }

    public static SendRequest write(long id, long address, int key, long length, long remoteAddress, int remoteKey) {
        return new SendRequest(id, Operation.WRITE, address, key, length, remoteAddress, remoteKey, 0, true, false,
            false, false);
    }

    /** Fetches from the peer's memory into the local buffer. */
    public static SendRequest read(long id, long address, int key, long length, long remoteAddress, int remoteKey) {
        return new SendRequest(id, Operation.READ, address, key, length, remoteAddress, remoteKey, 0, true, false,
            false, false);
    }

    /** The same with immediate data. */
    public SendRequest withImmediate(int data) {
        return new SendRequest(id, operation.isWrite() ? Operation.WRITE_IMMEDIATE : Operation.SEND_IMMEDIATE, address,
            key, length, remoteAddress, remoteKey, data, signaled, solicited, inline,
            fenced);
    }

    public SendRequest asUnsignaled() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, false,
            solicited, inline, fenced);
    }

    public SendRequest asSolicited() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, signaled,
            true, inline, fenced);
    }

    public SendRequest asInline() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, signaled,
            solicited, true, fenced);
    }

    public SendRequest asFenced() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, signaled,
            solicited, inline, true);
    }
}
