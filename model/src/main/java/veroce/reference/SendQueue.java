package veroce.reference;

import java.util.ArrayDeque;
import veroce.endpoint.SendRequest;
import veroce.packet.Sequence;

/** The send work requests of a queue pair: those that wait, and the messages that are begun but not complete. */
final class SendQueue {
    private final int size;
    private final ArrayDeque<Posted> waiting = new ArrayDeque<>();
    private final ArrayDeque<Message> begun = new ArrayDeque<>();

    private record Posted(SendRequest request, byte[] inline) {}

    SendQueue(int size) {
        this.size = size;
    }

    void post(SendRequest request, byte[] inline) {
        if (waiting.size() + begun.size() == size) {
            throw new IllegalStateException("the send queue is full with " + size + " work requests");
        }
        waiting.add(new Posted(request, inline));
    }

    /** The next work request to begin, or null. */
    SendRequest next() {
        Posted next = waiting.peek();
        return next == null ? null : next.request();
    }

    /** Gives the next work request its numbers. */
    Message begin(int msn, int psn, int rqMsn, int pmtu) {
        Posted next = waiting.remove();
        int packets = (int) Math.max(1, Math.ceilDiv(next.request().length(), (long) pmtu));
        Message message = new Message(next.request(), next.inline(), msn, psn, packets, rqMsn);
        begun.add(message);
        return message;
    }

    /** The message of a packet that was sent and not yet acknowledged. */
    Message find(int psn) {
        for (Message message : begun) {
            if (message.has(psn)) {
                return message;
            }
        }
        throw new IllegalStateException("no message has PSN " + psn);
    }

    /** The work request with that name that is not complete, or null. */
    SendRequest find(long id) {
        for (Message message : begun) {
            if (message.request().id() == id) {
                return message.request();
            }
        }
        for (Posted posted : waiting) {
            if (posted.request().id() == id) {
                return posted.request();
            }
        }
        return null;
    }

    /** Takes the oldest message if its number is reached, else null. */
    SendRequest complete(int msn) {
        Message oldest = begun.peek();
        boolean done = oldest != null && !Sequence.ahead(oldest.msn(), msn);
        return done ? begun.remove().request() : null;
    }

    /** Takes the oldest work request in whatever state, or null. */
    SendRequest flush() {
        if (!begun.isEmpty()) {
            return begun.remove().request();
        }
        return waiting.isEmpty() ? null : waiting.remove().request();
    }
}
