package veroce.reference;

import veroce.endpoint.ReceiveRequest;
import veroce.packet.Sequence;

/**
 * The receive work requests of a queue pair: RQMSN r is the r-th one posted, whichever packet names it first. With a
 * shared queue nothing is posted here: when a packet is taken that names an RQMSN, this one and all before it get the
 * next requests of it, and keep them. One that got its request alone could leave none to the message that all wait for.
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
        if (Sequence.sub(index, done) < Sequence.sub(posted, done)) {
            return requests[index % requests.length];
        }
        return shared == null ? null : shared.peek(Sequence.sub(index, posted));
    }

    /** A packet that names an RQMSN is taken. */
    void bind(int rqMsn) {
        int index = Sequence.sub(rqMsn, first);
        while (shared != null && Sequence.sub(index, done) >= Sequence.sub(posted, done)) {
            requests[posted % requests.length] = shared.take();
            posted = Sequence.add(posted, 1);
        }
    }

    /** Takes the oldest one. */
    ReceiveRequest complete() {
        ReceiveRequest request = requests[done % requests.length];
        done = Sequence.add(done, 1);
        return request;
    }

    /** Takes the oldest one of what is posted, or what messages have got of a shared queue; null if nothing is left. */
    ReceiveRequest flush() {
        return posted == done ? null : complete();
    }
}
