package veroce.scoreboard;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.SplittableRandom;
import veroce.endpoint.Endpoint;
import veroce.endpoint.ReceiveRequest;

/**
 * A shared receive queue of an endpoint under test, kept full: each of its requests has a buffer of its own, which is
 * posted again when its message has arrived. Which message gets which buffer is the endpoint's choice.
 */
public final class SharedReceives {
    private final Endpoint endpoint;
    private final Buffers buffers;
    private final int length;
    private final int number;
    private final ArrayDeque<Integer> free = new ArrayDeque<>();
    private final boolean[] posted;

    /**
     * @param count  requests that are posted at a time, a power of two
     * @param length of each buffer
     */
    public SharedReceives(Endpoint endpoint, int protectionDomain, int count, int length, long seed) {
        this.endpoint = endpoint;
        this.length = length;
        byte[] nothing = new byte[Math.multiplyExact(count, length)];
        buffers = Buffers.beside(endpoint, protectionDomain, nothing);
        number = endpoint.createSharedQueue(count);
        posted = new boolean[count];
        Integer[] order = new Integer[count];
        Arrays.setAll(order, i -> i);
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = count; i > 1; i--) {
            int other = random.nextInt(i);
            Integer last = order[i - 1];
            order[i - 1] = order[other];
            order[other] = last;
        }
        free.addAll(Arrays.asList(order));
    }

    /** Of the shared receive queue, for the settings of queue pairs. */
    public int number() {
        return number;
    }

    /** Posts what is free. */
    void post() {
        while (!free.isEmpty()) {
            int next = free.remove();
            posted[next] = true;
            endpoint.postShared(number, new ReceiveRequest(next, buffers.target() + (long) next * length,
                buffers.targetKey(), length));
        }
    }

    /**
     * A message has arrived and names the request it was given.
     *
     * @param sent the bytes that its buffer must have got
     */
    void arrived(long id, byte[] sent, String message) {
        if (id < 0 || id >= posted.length || !posted[(int) id]) {
            throw new Mismatch("request " + id + " of the shared receive queue is not posted, but completed by "
                + message);
        }
        int offset = (int) id * length;
        int at = Arrays.mismatch(sent, buffers.received(offset, sent.length));
        if (at >= 0) {
            throw new Mismatch("byte " + at + " is not in place in request " + id + " of the shared receive queue: "
                + message);
        }
        buffers.expect(offset, sent);
        buffers.renew(offset, length);
        posted[(int) id] = false;
        free.add((int) id);
    }

    /** All buffers hold what they must. */
    void verify() {
        buffers.verify();
    }
}
