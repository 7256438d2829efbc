package veroce.reference;

import java.util.ArrayDeque;
import veroce.endpoint.ReceiveRequest;

/** Receive work requests that several queue pairs share: each goes to the message that needs one first. */
final class SharedQueue {
    private final ArrayDeque<ReceiveRequest> requests = new ArrayDeque<>();
    private final int size;
    /** Below so many requests the host is told once; 0 for never. */
    private int limit;
    private boolean told;

    SharedQueue(int size) {
        this.size = size;
    }

    void post(ReceiveRequest request) {
        if (requests.size() == size) {
            throw new IllegalStateException("the shared receive queue is full with " + size + " work requests");
        }
        requests.add(request);
    }

    /** From now on the host is told, once, when fewer than so many are left. */
    void arm(int below) {
        limit = below;
    }

    /** The request so many places behind the next one, or null; it stays. */
    ReceiveRequest peek(int places) {
        return requests.stream().skip(places).findFirst().orElse(null);
    }

    /** Takes the next request; there must be one. */
    ReceiveRequest take() {
        ReceiveRequest request = requests.remove();
        if (requests.size() < limit) {
            told = true;
            limit = 0;
        }
        return request;
    }

    /** Takes the news that the limit was reached. */
    boolean takeEvent() {
        boolean event = told;
        told = false;
        return event;
    }
}
