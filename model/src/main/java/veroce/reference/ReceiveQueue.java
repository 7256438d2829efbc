package veroce.reference;

import veroce.endpoint.ReceiveRequest;
import veroce.packet.Sequence;

/** The receive work requests of a queue pair: RQMSN r is the r-th one posted, whichever packet names it first. */
final class ReceiveQueue {
    private final ReceiveRequest[] requests;
    private int posted;
    private int done;
    /** RQMSN of the first one posted. */
    private int first;

    ReceiveQueue(int size) {
        requests = new ReceiveRequest[size];
    }

    /** The peer counts from there. */
    void countFrom(int rqMsn) {
        first = rqMsn;
    }

    void post(ReceiveRequest request) {
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

    boolean isEmpty() {
        return posted == done;
    }

    /** The work request of an RQMSN, or null if it is not posted. */
    ReceiveRequest request(int rqMsn) {
        int index = Sequence.sub(rqMsn, first);
        boolean rung = Sequence.sub(index, done) < Sequence.sub(posted, done);
        return rung ? requests[index % requests.length] : null;
    }

    /** Takes the oldest one. */
    ReceiveRequest complete() {
        ReceiveRequest request = requests[done % requests.length];
        done = Sequence.add(done, 1);
        return request;
    }
}
