package veroce.reference;

import veroce.endpoint.ReceiveRequest;
import veroce.packet.Sequence;

/**
 * The receive work requests of a queue pair: RQMSN r is the r-th one posted, whichever packet names it first. With a
 * shared queue nothing is posted here: an RQMSN gets the next request of it when the first packet that names it is
 * taken, and keeps it.
 */
final class ReceiveQueue {
    private final ReceiveRequest[] requests;
    private final SharedQueue shared;
    private int posted;
    private int done;
    /** RQMSN of the first one posted. */
    private int first;

    ReceiveQueue(int size) {
        this(size, null);
    }

    /** @param shared null for a queue of its own; else {@code size} messages may be open */
    ReceiveQueue(int size, SharedQueue shared) {
        requests = new ReceiveRequest[size];
        this.shared = shared;
    }

    boolean isShared() {
        return shared != null;
    }

    /** The peer counts from there. */
    void countFrom(int rqMsn) {
        first = rqMsn;
    }

    void post(ReceiveRequest request) {
        if (shared != null) {
            throw new IllegalStateException("the queue pair uses a shared receive queue: post there");
        }
        if (Sequence.sub(posted, done) == requests.length) {
            throw new IllegalStateException("the receive queue is full with " + requests.length + " work requests");
        }
        requests[posted % requests.length] = request;
        posted = Sequence.add(posted, 1);
    }

    /** RQMSN of the next one to complete. */
    int done() {
        return Sequence.add(done, first);
    }

    /** The work request of an RQMSN, or the one that it would get; null if there is none. */
    ReceiveRequest request(int rqMsn) {
        int index = Sequence.sub(rqMsn, first);
        if (shared != null) {
            ReceiveRequest bound = requests[index % requests.length];
            return bound != null ? bound : shared.peek();
        }
        boolean rung = Sequence.sub(index, done) < Sequence.sub(posted, done);
        return rung ? requests[index % requests.length] : null;
    }

    /** A packet that names an RQMSN is taken. */
    void bind(int rqMsn) {
        int at = Sequence.sub(rqMsn, first) % requests.length;
        if (shared != null && requests[at] == null) {
            requests[at] = shared.take();
        }
    }

    /** Takes the oldest one. */
    ReceiveRequest complete() {
        int at = done % requests.length;
        ReceiveRequest request = requests[at];
        requests[at] = null;
        done = Sequence.add(done, 1);
        return request;
    }

    /** Takes the oldest one of what is posted, or what messages have got of a shared queue; null if nothing is left. */
    ReceiveRequest flush() {
        if (shared == null) {
            return posted == done ? null : complete();
        }
        for (int i = 0; i < requests.length; i++) {
            ReceiveRequest request = complete();
            if (request != null) {
                return request;
            }
        }
        return null;
    }
}
