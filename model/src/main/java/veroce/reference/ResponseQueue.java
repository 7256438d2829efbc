package veroce.reference;

import java.util.ArrayDeque;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.packet.Sequence;

/**
 * The Reads of the peer: each holds a responder context from the receipt of its request until its last response packet
 * is acknowledged. Contexts are reserved in any order, but executed and answered in that of the requests.
 */
final class ResponseQueue implements MessageSource {
    private final int contexts;
    private int used;
    private final ArrayDeque<StashEntry> executed = new ArrayDeque<>();
    private final ArrayDeque<Message> begun = new ArrayDeque<>();

    /** @param contexts Reads that may be open */
    ResponseQueue(int contexts) {
        this.contexts = contexts;
    }

    boolean isFull() {
        return used == contexts;
    }

    int used() {
        return used;
    }

    /** A Read is received. */
    void reserve() {
        used++;
    }

    /** A Read is reached by the frontier: its answer may begin. */
    void execute(StashEntry read) {
        executed.add(read);
    }

    /** Responses do not wait for what stops requests: a drained send queue, or one that is not yet ready to send. */
    @Override public boolean sendsIn(QueuePairState state) {
        return state == QueuePairState.RTR || state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    @Override public boolean beginsIn(QueuePairState state) {
        return sendsIn(state);
    }

    @Override public SendRequest next() {
        return executed.isEmpty() ? null : request(executed.peek());
    }

    /** A response is sent like a message whose buffer is the memory that the Read names. */
    private static SendRequest request(StashEntry read) {
        return SendRequest.read(read.msn(), read.reth().virtualAddress(), (int) read.reth().key(),
            read.reth().dmaLength(), 0, 0);
    }

    @Override public Message begin(int msn, int psn, int rqMsn, int pmtu) {
        StashEntry read = executed.remove();
        Message message = Message.response(request(read), msn, psn, read.msn(), pmtu);
        begun.add(message);
        return message;
    }

    @Override public Message find(int psn) {
        return Message.find(begun, psn);
    }

    @Override public SendRequest complete(int msn) {
        Message oldest = begun.peek();
        if (oldest == null || Sequence.ahead(oldest.msn(), msn)) {
            return null;
        }
        used--;
        return begun.remove().request();
    }
}
