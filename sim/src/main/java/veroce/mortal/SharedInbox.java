package veroce.mortal;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.EnumSet;
import veroce.endpoint.Access;
import veroce.endpoint.Endpoint;
import veroce.endpoint.ReceiveRequest;

/** A shared receive queue of the mortal queue pairs of one endpoint, kept full until it is to be drained. */
final class SharedInbox {
    static final int REQUESTS = 64;

    private final Endpoint endpoint;
    private final long buffers;
    private final int key;
    private final int number;
    private final ArrayDeque<Integer> free = new ArrayDeque<>();
    private final BitSet posted = new BitSet();
    private boolean draining;

    SharedInbox(Endpoint endpoint) {
        this.endpoint = endpoint;
        long bytes = REQUESTS * (long) MortalHost.LONGEST;
        buffers = endpoint.memory().allocate(bytes, 64);
        key = endpoint.register(MortalHost.DOMAIN, buffers, bytes, EnumSet.of(Access.LOCAL_WRITE));
        number = endpoint.createSharedQueue(REQUESTS);
        for (int i = 0; i < REQUESTS; i++) {
            free.add(i);
        }
    }

    int number() {
        return number;
    }

    /** Posts what is free. */
    void post() {
        while (!free.isEmpty() && !draining) {
            int next = free.remove();
            endpoint.memory().write(buffer(next), new byte[MortalHost.LONGEST]);
            posted.set(next);
            endpoint.postShared(number, new ReceiveRequest(next, buffer(next), key, MortalHost.LONGEST));
        }
    }

    /** Nothing is posted any more. */
    void drain() {
        draining = true;
    }

    /** Requests that have not completed. */
    int left() {
        return posted.cardinality();
    }

    /** A request has completed, with success or not; returns what lies in its buffer. */
    byte[] completed(long id, String by) {
        if (id < 0 || id >= REQUESTS || !posted.get((int) id)) {
            throw new MortalFailure("request " + id + " of shared receive queue " + number + " is not posted, but"
                + " completed by " + by);
        }
        posted.clear((int) id);
        free.add((int) id);
        return endpoint.memory().read(buffer((int) id), MortalHost.LONGEST);
    }

    private long buffer(int request) {
        return buffers + request * (long) MortalHost.LONGEST;
    }
}
