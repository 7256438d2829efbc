package veroce.nic;

import veroce.VeroceException;
import veroce.endpoint.ReceiveRequest;
import veroce.memory.HostMemory;

/**
 * What the driver keeps of a shared receive queue: its ring, and the names of the requests in it. They complete in any
 * order, and one that an idle queue pair holds does so much later; but the NIC reads them in order, so that the place
 * of each is free when anything behind it has completed.
 */
final class NicSharedQueue {
    /** What a completion says of a request is its index modulo this. */
    private static final int INDICES = 1 << 16;

    private final int number;
    private final Ring ring;
    private final long[] ids = new long[INDICES];
    private final boolean[] isOpen = new boolean[INDICES];
    /** Requests that the NIC has surely read. */
    private int read;

    NicSharedQueue(int number, HostMemory memory, int sizeLog) {
        this.number = number;
        ring = new Ring(memory, "shared receive queue " + number, NicQueuePair.RECEIVE_ENTRY, sizeLog, false);
        ring.map();
    }

    Ring ring() {
        return ring;
    }

    void post(ReceiveRequest request) {
        int index = ring.count() % INDICES;
        if (ring.count() - read >= ring.size()) {
            throw new IllegalStateException("shared receive queue " + number + " is full: it holds " + ring.size()
                + " requests; wait for completions");
        }
        if (isOpen[index]) {
            throw new IllegalStateException("request " + ids[index] + " of shared receive queue " + number
                + " is still held by a queue pair, " + INDICES + " requests behind it: end that queue pair");
        }
        isOpen[index] = true;
        ids[index] = request.id();
        ring.put(NicQueuePair.entry(request));
    }

    /** The request with that index is done; gives its name. */
    long finish(int index) {
        if (!isOpen[index]) {
            throw VeroceException.failure("the NIC completes index " + index + " of shared receive queue " + number
                + ", where no request is open");
        }
        isOpen[index] = false;
        int position = ring.count() - 1 - (ring.count() - 1 - index & INDICES - 1);
        read = Math.max(read, position + 1);
        return ids[index];
    }
}
