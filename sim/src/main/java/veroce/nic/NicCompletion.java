package veroce.nic;

import java.nio.ByteBuffer;
import rnic.protocol.CompletionKind;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Operation;

/**
 * An entry of a completion queue as it lies in host memory.
 *
 * @param isShared the request was one of a shared receive queue, of number {@code srq}
 * @param index    of the request in its queue; of a shared one its tag
 * @param word     immediate or key
 */
record NicCompletion(int queuePair, CompletionKind kind, CompletionStatus status, boolean isReceive, boolean isShared,
                     int index, int srq, long length, int word, boolean solicited) {
    private static final int SOLICITED = 1;
    private static final int RECEIVE = 2;
    private static final int SHARED = 4;

    static NicCompletion of(ByteBuffer entry) {
        int flags = entry.get(6);
        return new NicCompletion(entry.getInt(0), CompletionKind.values()[entry.get(4)],
            CompletionStatus.valueOf(rnic.protocol.CompletionStatus.values()[entry.get(5)].name()),
            (flags & RECEIVE) != 0, (flags & SHARED) != 0, entry.getShort(16) & 0xffff, entry.getShort(18) & 0xffff,
            entry.getInt(8) & 0xffff_ffffL, entry.getInt(12), (flags & SOLICITED) != 0);
    }

    Operation operation() {
        return switch (kind) {
            case SEND, RECEIVE -> Operation.SEND;
            case WRITE -> Operation.WRITE;
            case READ -> Operation.READ;
            case CMP_SWAP -> Operation.CMP_SWAP;
            case FETCH_ADD -> Operation.FETCH_ADD;
            case RECEIVE_INVALIDATE -> Operation.SEND_INVALIDATE;
            case RECEIVE_IMMEDIATE -> Operation.SEND_IMMEDIATE;
            case RECEIVE_WRITE_IMMEDIATE -> Operation.WRITE_IMMEDIATE;
        };
    }
}
