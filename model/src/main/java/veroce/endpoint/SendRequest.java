package veroce.endpoint;

/**
 * A work request for a send queue.
 *
 * @param id            comes back in the completion
 * @param key           of the region that holds the local buffer; not checked for an empty message
 * @param length        bytes, 0 to 2^31; 8 for an atomic operation
 * @param remoteAddress and {@code remoteKey}: of Writes, Reads and atomics only; of atomics a multiple of 8, as is the
 *                      local address
 * @param immediate     immediate data, or the key that a Send with Invalidate withdraws
 * @param operands      of an atomic operation, else null
 * @param signaled      whether success is reported; failure always is
 * @param solicited     asks for an event at the receiver
 * @param inline        the payload is copied when it is posted
 * @param fenced        begins only when every earlier Read and atomic of the queue pair is done
 */
public record SendRequest(long id, Operation operation, long address, int key, long length, long remoteAddress,
                          int remoteKey, int immediate, AtomicOperands operands, boolean signaled, boolean solicited,
                          boolean inline, boolean fenced) {
    private static final long LONGEST = 1L << 31;
    private static final int ATOMIC_BYTES = 8;

    public SendRequest {
        if (length < 0 || length > LONGEST) {
            throw new IllegalArgumentException("a message of " + length + " bytes: use 0 to " + LONGEST);
        }
        if (operation.isAtomic() == (operands == null)) {
            throw new IllegalArgumentException(operation + " with operands " + operands
                + ": an atomic operation has some, others have none");
        }
    }

    private SendRequest(long id, Operation operation, long address, int key, long length, long remoteAddress,
                        int remoteKey, AtomicOperands operands) {
        this(id, operation, address, key, length, remoteAddress, remoteKey, 0, operands, true, false, false, false);
    }

    public static SendRequest send(long id, long address, int key, long length) {
        return new SendRequest(id, Operation.SEND, address, key, length, 0, 0, null);
    }

    public static SendRequest write(long id, long address, int key, long length, long remoteAddress, int remoteKey) {
        return new SendRequest(id, Operation.WRITE, address, key, length, remoteAddress, remoteKey, null);
    }

    /** Fetches from the peer's memory into the local buffer. */
    public static SendRequest read(long id, long address, int key, long length, long remoteAddress, int remoteKey) {
        return new SendRequest(id, Operation.READ, address, key, length, remoteAddress, remoteKey, null);
    }

    /** Writes {@code swap} to the peer's memory if it holds {@code compare}; what it held goes to the local buffer. */
    public static SendRequest compareAndSwap(long id, long address, int key, long remoteAddress, int remoteKey,
                                             long compare, long swap) {
        return new SendRequest(id, Operation.CMP_SWAP, address, key, ATOMIC_BYTES, remoteAddress, remoteKey,
            new AtomicOperands(swap, compare));
    }

    /** Adds to the peer's memory, modulo 2^64; what it held goes to the local buffer. */
    public static SendRequest fetchAndAdd(long id, long address, int key, long remoteAddress, int remoteKey,
                                          long summand) {
        return new SendRequest(id, Operation.FETCH_ADD, address, key, ATOMIC_BYTES, remoteAddress, remoteKey,
            new AtomicOperands(summand, 0));
    }

    /** The same with immediate data. */
    public SendRequest withImmediate(int data) {
        return new SendRequest(id, operation.isWrite() ? Operation.WRITE_IMMEDIATE : Operation.SEND_IMMEDIATE, address,
            key, length, remoteAddress, remoteKey, data, operands, signaled, solicited, inline, fenced);
    }

    /** The same Send, which withdraws a region of the peer. */
    public SendRequest withInvalidate(int peerKey) {
        return new SendRequest(id, Operation.SEND_INVALIDATE, address, key, length, remoteAddress, remoteKey, peerKey,
            operands, signaled, solicited, inline, fenced);
    }

    public SendRequest asUnsignaled() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, operands,
            false, solicited, inline, fenced);
    }

    public SendRequest asSolicited() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, operands,
            signaled, true, inline, fenced);
    }

    public SendRequest asInline() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, operands,
            signaled, solicited, true, fenced);
    }

    public SendRequest asFenced() {
        return new SendRequest(id, operation, address, key, length, remoteAddress, remoteKey, immediate, operands,
            signaled, solicited, inline, true);
    }
}
