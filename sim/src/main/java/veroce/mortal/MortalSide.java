package veroce.mortal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.AtomicOperands;
import veroce.endpoint.Completion;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;

/**
 * One of two queue pairs that are each other's peer. Every request must complete once and in order, with its bytes in
 * place if it has succeeded; atomics of a life happen in order, each at most once, and none behind one that did not.
 */
final class MortalSide {
    /** Places of each queue. */
    static final int PLACES = 16;
    private static final int INLINE = 28;
    /** No key of any MR. */
    private static final int BAD_KEY = 0xdead00;
    private static final long STRIDE = 0x9e37_79b9_7f4a_7c15L;

    final MortalHost host;
    private final int pair;
    private final int completionQueue;
    private final SharedInbox inbox;
    private final Tally tally;
    int number;
    Numbering numbering;
    private MortalSide peer;
    private final List<MortalRequest> sends = new ArrayList<>();
    /** Requests that take a receive request of the peer. */
    private final List<MortalRequest> messages = new ArrayList<>();
    /** What the word of the peer is before each atomic, and behind the last one. */
    private final List<Long> words = new ArrayList<>();
    private int sendsDone;
    private int succeeded;
    private int atomicsSucceeded;
    private int receivesPosted;
    private int receivesDone;
    private int received;
    private boolean sendsFailed;
    private boolean receivesFailed;
    /** The MR of this side that its peer is about to withdraw; 0: none. */
    private int lease;
    private byte[] atEnd;

    /** @param inbox shared receive queue that it uses; null: one of its own */
    MortalSide(MortalHost host, int pair, int completionQueue, SharedInbox inbox, Tally tally) {
        this.host = host;
        this.pair = pair;
        this.completionQueue = completionQueue;
        this.inbox = inbox;
        this.tally = tally;
    }

    void meets(MortalSide other) {
        peer = other;
    }

    /** Another life, with nothing posted. */
    void begin() {
        sends.clear();
        messages.clear();
        words.clear();
        words.add(MortalRequest.word(peer.host.endpoint.memory().read(peer.host.word(pair), MortalRequest.WORD), 0));
        sendsDone = 0;
        succeeded = 0;
        atomicsSucceeded = 0;
        receivesPosted = 0;
        receivesDone = 0;
        received = 0;
        sendsFailed = false;
        receivesFailed = false;
        host.clear(pair);
    }

    // ---- posting

    void postReceives() {
        while (inbox == null && receivesPosted < MortalHost.REQUESTS && receivesPosted - receivesDone < PLACES) {
            host.endpoint.postReceive(number, new ReceiveRequest(receivesPosted, host.inbox(pair, receivesPosted),
                host.homeKey, MortalHost.LONGEST));
            receivesPosted++;
        }
    }

    boolean hasRoom() {
        return sends.size() < MortalHost.REQUESTS && sends.size() - sendsDone < PLACES;
    }

    /** One request of these operations. */
    void post(List<Operation> operations, SplittableRandom random) {
        var operation = operations.get(random.nextInt(operations.size()));
        if (operation == Operation.SEND_INVALIDATE && peer.lease != 0) {
            operation = Operation.SEND;                      // one at a time, since a NIC has few MRs
        }
        int index = sends.size();
        int length = operation.isAtomic() ? MortalRequest.WORD : length(random);
        int offset = random.nextInt(MortalHost.REQUESTS * MortalHost.LONGEST - length + 1);
        boolean signaled = random.nextInt(4) > 0 || index % PLACES == PLACES - 1 || index == MortalHost.REQUESTS - 1;
        boolean solicited = operation.consumesReceive() && random.nextInt(4) == 0;
        boolean inline = length <= INLINE && !operation.hasResponse() && random.nextBoolean();
        boolean fenced = random.nextInt(8) == 0;
        if (operation.isAtomic()) {
            long found = words.getLast();
            var operands = operands(operation, found, random);
            post(new SendRequest(index, operation, host.sink(pair, index), host.homeKey, length, peer.host.word(pair),
                peer.host.wordsKey, 0, operands, signaled, false, false, fenced), MortalRequest.word(found));
        } else if (operation == Operation.READ) {
            post(new SendRequest(index, operation, host.sink(pair, index), host.homeKey, length,
                peer.host.source(pair, offset), peer.host.readKey, 0, null, signaled, false, false, fenced),
                peer.host.endpoint.memory().read(peer.host.source(pair, offset), length));
        } else {
            int word = operation.hasImmediate() ? random.nextInt() : 0;
            if (operation == Operation.SEND_INVALIDATE) {
                word = peer.host.lease(pair);
                peer.lease = word;
            }
            post(new SendRequest(index, operation, host.source(pair, offset), host.sourceKey, length,
                operation.isWrite() ? peer.host.target(pair, index) : 0, operation.isWrite() ? peer.host.targetKey : 0,
                word, null, signaled, solicited, inline, fenced),
                host.endpoint.memory().read(host.source(pair, offset), length));
        }
    }

    private static int length(SplittableRandom random) {
        return switch (random.nextInt(8)) {
            case 0 -> 0;
            case 1 -> 1 + random.nextInt(INLINE);
            default -> 1 + random.nextInt(MortalHost.LONGEST);
        };
    }

    /** Of those that compare, every second one finds what it looks for. */
    private AtomicOperands operands(Operation operation, long found, SplittableRandom random) {
        long operand = STRIDE * (1 + random.nextInt(1 << 20));
        boolean matching = random.nextBoolean();
        words.add(operation == Operation.FETCH_ADD ? found + operand : matching ? operand : found);
        return new AtomicOperands(operand, matching ? found : ~found);
    }

    /** A Write that must fail, for one of its two keys. */
    void postBad(boolean local) {
        int index = sends.size();
        post(new SendRequest(index, Operation.WRITE, host.source(pair, 0), local ? BAD_KEY : host.sourceKey, 700,
            peer.host.target(pair, index), local ? peer.host.targetKey : BAD_KEY, 0, null, true, false, false, false),
            new byte[0]);
    }

    private void post(SendRequest request, byte[] brings) {
        var posted = new MortalRequest(request, brings);
        sends.add(posted);
        if (request.operation().consumesReceive()) {
            messages.add(posted);
        }
        host.endpoint.postSend(number, request);
    }

    // ---- completions

    /** Takes all completions; returns whether there were any. */
    boolean poll() {
        boolean some = false;
        for (var next = host.endpoint.poll(completionQueue); next != null; next = host.endpoint.poll(completionQueue)) {
            require(next.queuePair() == number, next, "is of another queue pair");
            if (next.receive()) {
                received(next);
            } else {
                sent(next);
            }
            some = true;
        }
        return some;
    }

    private void sent(Completion completion) {
        while (!sendsFailed && sendsDone < sends.size() && sendsDone != completion.id()
            && !sends.get(sendsDone).request().signaled()) {
            succeed();                                       // implied by that of a later one
        }
        require(sendsDone < sends.size() && completion.id() == sendsDone, completion, "is not the oldest request");
        if (!completion.succeeded()) {
            sendsFailed = true;
            sendsDone++;
            tally.flushed++;
            return;
        }
        var request = sends.get(sendsDone).request();
        require(!sendsFailed && completion.length() == request.length()
            && completion.operation().isWrite() == request.operation().isWrite()
            && completion.operation().hasResponse() == request.operation().hasResponse(), completion, "is not of "
            + request);
        succeed();
    }

    private void succeed() {
        var posted = sends.get(sendsDone);
        var operation = posted.request().operation();
        var memory = (operation.hasResponse() ? host : peer.host).endpoint.memory();
        long place = operation.hasResponse() ? host.sink(pair, sendsDone) : peer.host.target(pair, sendsDone);
        if (!operation.isSend()) {
            int size = posted.brings().length;
            posted.check(memory.read(place, size), 0, size, true, this + ", place of request " + sendsDone);
        }
        tally.succeeded(operation);
        atomicsSucceeded += operation.isAtomic() ? 1 : 0;
        sendsDone++;
        succeeded = sendsDone;
    }

    private void received(Completion completion) {
        if (!completion.succeeded()) {
            receivesFailed = true;
            if (inbox != null) {
                inbox.completed(completion.id(), toString());
                tally.returned++;
            } else {
                require(completion.id() == receivesDone++, completion, "is not the oldest receive request");
                tally.flushed++;
            }
            return;
        }
        require(!receivesFailed && received < peer.messages.size(), completion, "has no message");
        var message = peer.messages.get(received);
        var request = message.request();
        require(completion.operation() == request.operation() && completion.length() == request.length()
            && completion.immediate() == request.immediate() && completion.solicited() == request.solicited(),
            completion, "is not of " + request);
        if (request.operation() == Operation.SEND_INVALIDATE) {
            lease = 0;
        }
        byte[] found;
        if (inbox != null) {
            found = inbox.completed(completion.id(), toString());
        } else {
            require(completion.id() == receivesDone && receivesDone < receivesPosted, completion,
                "is not the oldest receive request");
            found = host.endpoint.memory().read(host.inbox(pair, receivesDone), MortalHost.LONGEST);
        }
        receivesDone++;
        received++;
        if (request.operation().isSend()) {
            message.check(found, 0, MortalHost.LONGEST, true, this + ", message " + received);
        } else {
            MortalRequest.untouched(found, 0, MortalHost.LONGEST, this + ", receive request of a Write");
        }
    }

    /** Every request that must complete has; those behind the last that is signaled may have succeeded in silence. */
    boolean isFlushed() {
        return (inbox != null || receivesDone == receivesPosted)
            && sends.subList(sendsDone, sends.size()).stream().noneMatch(posted -> posted.request().signaled());
    }

    /** Requests have no completion, and none can tell whether they have succeeded. */
    boolean isSilent() {
        return sendsDone < sends.size();
    }

    /** After a flush: who has not completed has succeeded, and was not signaled. */
    void flushed() {
        while (!sendsFailed && sendsDone < sends.size()) {
            succeed();
        }
        require(sendsDone == sends.size(), null, "requests behind one that failed have not completed");
    }

    /** All requests of a life have succeeded, and its shared receive queue is empty. */
    boolean hasDrained() {
        return sends.size() == MortalHost.REQUESTS && isFlushed() && !sendsFailed && left() == 0;
    }

    /** Requests in its shared receive queue that have not completed. */
    int left() {
        return inbox.left();
    }

    // ---- the end

    /** The life is over: from now on not one byte of what it might write may change. */
    void end(Numbering next) {
        host.end(number, next, this::poll);
        numbering = next;
        atEnd = host.written(pair);
    }

    /** When everything of the life that was on its way has come. */
    void verify() {
        var now = host.written(pair);
        int at = Arrays.mismatch(atEnd, now);
        require(at < 0, null, "byte " + at + " of what it may write has changed after the end of its life");
        int part = MortalHost.REQUESTS * MortalHost.LONGEST;
        for (int i = 0; i < MortalHost.REQUESTS; i++) {
            int offset = i * MortalHost.LONGEST;
            var message = inbox == null && i < peer.messages.size() ? peer.messages.get(i) : null;
            check(now, offset, message != null && message.request().operation().isSend() ? message : null,
                i < received, "inbox " + i);
            check(now, part + offset, of(this, i, true), i < succeeded, "sink " + i);
            check(now, 2 * part + offset, of(peer, i, false), i < peer.succeeded, "target " + i);
        }
        long word = MortalRequest.word(now, 3 * part);
        require(peer.words.subList(peer.atomicsSucceeded, peer.words.size()).contains(word), null, "the word is 0x"
            + Long.toHexString(word) + ", which no number of atomics of its peer from " + peer.atomicsSucceeded + " to "
            + (peer.words.size() - 1) + " leaves");
        for (var cut : sends.subList(succeeded, sends.size())) {
            tally.doubtful(cut.request().operation());
        }
        if (lease != 0) {
            host.release(lease);
            lease = 0;
        }
    }

    /** A request of a side that brings something to it, or to its peer. */
    private static MortalRequest of(MortalSide side, int index, boolean back) {
        if (index >= side.sends.size()) {
            return null;
        }
        var posted = side.sends.get(index);
        var operation = posted.request().operation();
        return (back ? operation.hasResponse() : operation.isWrite()) ? posted : null;
    }

    private void check(byte[] now, int from, MortalRequest request, boolean complete, String where) {
        if (request == null) {
            MortalRequest.untouched(now, from, MortalHost.LONGEST, this + ", " + where);
        } else {
            request.check(now, from, MortalHost.LONGEST, complete, this + ", " + where);
        }
    }

    private void require(boolean holds, Completion completion, String what) {
        if (!holds) {
            throw new MortalFailure(this + ": " + (completion == null ? "" : completion + " ") + what);
        }
    }

    @Override public String toString() {
        return "queue pair " + number + " of " + host.endpoint.address().ip() + " (sends " + sendsDone + " of "
            + sends.size() + ", receives " + receivesDone + ")";
    }
}
