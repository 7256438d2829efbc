package veroce.reference;

import java.util.ArrayDeque;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.packet.Sequence;

/**
 * The send work requests of a queue pair: those that wait, and the messages that are begun but not complete. Reads and
 * atomics, both called Reads here, are counted from the first transmission of the request to the last packet of the
 * response.
 */
final class SendQueue implements MessageSource {
    private final int size;
    private final int mostReads;
    /** Responses have the PSNs of their requests: a Read takes as many as its response has packets. */
    private final boolean oneSpace;
    private final ArrayDeque<Posted> waiting = new ArrayDeque<>();
    private final ArrayDeque<Message> begun = new ArrayDeque<>();
    /** Response MSN and first response PSN of the next Read, and the response MSN that was answered last. */
    private int nextResponse;
    private int nextResponsePsn;
    private int answered;

    private record Posted(SendRequest request, byte[] inline) {}

    SendQueue(QueuePairSettings settings) {
        size = settings.sendQueue();
        mostReads = settings.verbs().readsOutstanding();
        oneSpace = settings.profile() == Profile.ROCE_V2;
        nextResponse = settings.numbering().responses().message();
        nextResponsePsn = settings.numbering().responses().psn();
        answered = Sequence.add(nextResponse, -1);
    }

    void post(SendRequest request, byte[] inline) {
        if (waiting.size() + begun.size() == size) {
            throw new IllegalStateException("the send queue is full with " + size + " work requests");
        }
        waiting.add(new Posted(request, inline));
    }

    @Override public boolean sendsIn(QueuePairState state) {
        return state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    /** A drained send queue ends the message it has begun and begins no other. */
    @Override public boolean beginsIn(QueuePairState state) {
        return state == QueuePairState.RTS;
    }

    /** A Read waits for its turn at the responder, and what is fenced for all Reads before it. */
    @Override public SendRequest next() {
        Posted next = waiting.peek();
        if (next == null) {
            return null;
        }
        boolean tooMany = next.request().operation().hasResponse() && mostReads > 0 && openReads() >= mostReads;
        boolean fenced = next.request().fenced() && openReads() > 0;
        return tooMany || fenced ? null : next.request();
    }

    /** Reads that were sent and not answered. */
    int openReads() {
        return Sequence.sub(nextResponse, answered) - 1;
    }

    @Override public boolean awaitsResponses() {
        return openReads() > 0;
    }

    @Override public Message begin(int msn, int psn, int rqMsn, int pmtu) {
        Posted next = waiting.remove();
        int packets = Message.packets(next.request(), pmtu);
        Message.Response response = null;
        if (next.request().operation().hasResponse()) {
            response = new Message.Response(nextResponse, oneSpace ? psn : nextResponsePsn);
            nextResponse = Sequence.add(nextResponse, 1);
            nextResponsePsn = Sequence.add(nextResponsePsn, packets);
        }
        Message message = Message.request(next.request(), next.inline(), msn, psn, rqMsn,
            response != null && !oneSpace ? 1 : packets, response);
        begun.add(message);
        return message;
    }

    /** The oldest message that is begun and not complete, or null. */
    Message oldest() {
        return begun.peek();
    }

    /** The oldest Read or atomic that is begun and not answered, or null. */
    Message unanswered() {
        for (Message message : begun) {
            if (message.isRead() && !isAnswered(message)) {
                return message;
            }
        }
        return null;
    }

    @Override public Message find(int psn) {
        return Message.find(begun, psn);
    }

    /** The Read that a response belongs to, if it is sent and not answered; else null. */
    Message awaiting(int responseMsn) {
        for (Message message : begun) {
            if (message.isRead() && !isAnswered(message) && message.response().msn() == responseMsn) {
                return message;
            }
        }
        return null;
    }

    private boolean isAnswered(Message read) {
        return !Sequence.ahead(read.response().msn(), answered);
    }

    /** All bytes up to those of this Read are in their buffers. */
    void answered(int responseMsn) {
        answered = responseMsn;
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

    /** A Read needs both: its request acknowledged and its response. */
    @Override public SendRequest complete(int msn) {
        Message oldest = begun.peek();
        boolean done = oldest != null && !Sequence.ahead(oldest.msn(), msn)
            && (!oldest.isRead() || isAnswered(oldest));
        return done ? begun.remove().request() : null;
    }

    /** With Reads open the oldest is not the one that is meant: all before the packet are received. */
    @Override public SendRequest named(int psn) {
        for (Message message : begun) {
            if (awaitsResponses() && message.has(psn)) {
                return message.request();
            }
        }
        return null;
    }

    /** Takes the oldest work request in whatever state, or null. */
    SendRequest flush() {
        if (!begun.isEmpty()) {
            return begun.remove().request();
        }
        return waiting.isEmpty() ? null : waiting.remove().request();
    }
}
