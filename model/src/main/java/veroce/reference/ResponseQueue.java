package veroce.reference;

import java.util.ArrayDeque;
import java.util.OptionalLong;
import java.util.stream.Stream;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.Sequence;

/**
 * The Reads and atomics of the peer: each holds a responder context from the receipt of its request until its last
 * response packet is acknowledged. Contexts are reserved in any order, but executed and answered in that of the
 * requests.
 */
final class ResponseQueue implements MessageSource {
    private final int contexts;
    private int used;
    private final ArrayDeque<StashEntry> reached = new ArrayDeque<>();
    private final ArrayDeque<Executed> executed = new ArrayDeque<>();
    private final ArrayDeque<Message> begun = new ArrayDeque<>();

    /** A request whose answer may begin; the result of a Read is read when it is sent. */
    private record Executed(StashEntry request, long result) {}

    /** @param contexts requests that may be open */
    ResponseQueue(int contexts) {
        this.contexts = contexts;
    }

    boolean isFull() {
        return used == contexts;
    }

    int used() {
        return used;
    }

    /** A request is received. */
    void reserve() {
        used++;
    }

    /** A request is reached by the frontier: all before it is in memory. */
    void reach(StashEntry request) {
        reached.add(request);
    }

    /** Executes what is reached, in order. False if an atomic cannot be done: it and all behind it are forgotten. */
    boolean execute(AtomicUnit atomics, int domain) {
        while (!reached.isEmpty()) {
            StashEntry request = reached.remove();
            OptionalLong result = request.atomic() == null ? OptionalLong.of(0)
                : atomics.execute(request.operation(), request.atomic(), domain);
            if (result.isEmpty()) {
                reached.clear();
                return false;
            }
            executed.add(new Executed(request, result.getAsLong()));
        }
        return true;
    }

    /** What is executed and has packets from this one on, as responses. */
    Stream<SendRequest> unsent(int next) {
        return Stream.concat(begun.stream().filter(response -> response.has(next)).map(Message::request),
            executed.stream().map(e -> response(e.request())));
    }

    /** Responses do not wait for what stops requests: a drained send queue, or one that is not yet ready to send. */
    @Override public boolean sendsIn(QueuePairState state) {
        return state == QueuePairState.RTR || state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    @Override public boolean beginsIn(QueuePairState state) {
        return sendsIn(state);
    }

    @Override public SendRequest next() {
        return executed.isEmpty() ? null : response(executed.peek().request());
    }

    /** A response is sent like a message whose buffer is the memory that its request names. */
    private static SendRequest response(StashEntry request) {
        AtomicEth atomic = request.atomic();
        if (atomic == null) {
            return SendRequest.read(request.msn(), request.reth().virtualAddress(), (int) request.reth().key(),
                request.reth().dmaLength(), 0, 0);
        }
        return SendRequest.fetchAndAdd(request.msn(), atomic.virtualAddress(), (int) atomic.key(), 0, 0, 0);
    }

    @Override public Message begin(int msn, int psn, int rqMsn, int pmtu) {
        Executed next = executed.remove();
        Message message = Message.response(response(next.request()), msn, psn, pmtu,
            new Message.Answered(next.request().msn(), next.result()));
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
