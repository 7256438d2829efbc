package veroce.nic;

import veroce.VeroceException;
import veroce.endpoint.ReceiveRequest;
import veroce.memory.HostMemory;

/**
 * What the driver keeps of a shared receive queue: its ring, and the names of the requests in it. They complete in any
 * order, and one that an idle queue pair holds does so much later: each has a tag of its own, which its completion
 * brings back. But the NIC reads them in order, so that the place of each is free when anything behind it is complete.
 */
final class NicSharedQueue {
    /** Tags of requests; the one behind them is that of a request that could not be read. */
    private static final int TAGS = 0xffff;
    private static final int TAG_OFFSET = 16;
    /** The name of a request that could not be read. */
    private static final long UNKNOWN = -1;

    private final int number;
    private final Ring ring;
    private final long[] ids = new long[TAGS];
    /** How many were posted up to a request; 0 if its tag is free. */
    private final int[] places = new int[TAGS];
    private int nextTag;
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
        if (ring.count() - read >= ring.size()) {
            throw new IllegalStateException("shared receive queue " + number + " is full: it holds " + ring.size()
                + " requests; wait for completions");
        }
        while (places[nextTag] != 0) {
            nextTag = (nextTag + 1) % TAGS;                  // held for long by a queue pair that has no messages
        }
        ids[nextTag] = request.id();
        ring.put(NicQueuePair.entry(request).putShort(TAG_OFFSET, (short) nextTag));
        places[nextTag] = ring.count();
        nextTag = (nextTag + 1) % TAGS;
    }

    /** The request with that tag is done; gives its name. */
    long finish(int tag) {
        if (tag == TAGS) {
            return UNKNOWN;
        }
        if (places[tag] == 0) {
            throw VeroceException.failure("the NIC completes a request of shared receive queue " + number + " with tag "
                + tag + ", which none has");
        }
        read = Math.max(read, places[tag]);
        places[tag] = 0;
        return ids[tag];
    }
}
