package veroce.reference;

import veroce.congestion.PathChoice;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.congestion.RotatingPaths;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.Packet;
import veroce.packet.PsnSpace;

/**
 * One end of a reliable connection: its state, its work requests and its two roles, and whose turn it is to put a
 * frame on the wire.
 */
final class QueuePair implements Receiver.Outside {
    private final Host host;
    private final int number;
    private final QueuePairSettings settings;
    private final WorkQueues work;
    private final Answers answers;
    private QueuePairState state = QueuePairState.INIT;
    private Peer peer;
    /** Both roles are null outside of a connection. */
    private Requester requester;
    private Responder responder;
    private FrameWriter writer;
    private PathSlots paths;
    private boolean responderWasLast;
    private boolean answeredResponses;
    private int answerPath;

    QueuePair(Host host, int number, QueuePairSettings settings) {
        this.host = host;
        this.number = number;
        this.settings = settings;
        work = new WorkQueues(host, number, settings);
        answers = new Answers(host.counters());
    }

    int number() {
        return number;
    }

    QueuePairSettings settings() {
        return settings;
    }

    QueuePairState state() {
        return state;
    }

    Peer peer() {
        return peer;
    }

    boolean isConnected() {
        return requester != null;
    }

    Requester requester() {
        return requester;
    }

    Responder responder() {
        return responder;
    }

    WorkQueues work() {
        return work;
    }

    Answers answers() {
        return answers;
    }

    FrameWriter writer() {
        return writer;
    }

    /** From INIT to RTR. */
    void listen(Peer to) {
        if (state != QueuePairState.INIT) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state
                + ": only one in INIT can be connected");
        }
        peer = to;
        TokenBucket bucket = new TokenBucket(settings.bitsPerSecond(), host.transport().burst());
        PathRules rules = settings.congestion().paths();
        paths = rules == null ? null : new PathSlots(rules, number * 0x9e37 + to.queuePair() * 0x1_79b1 + 1);
        requester = new Requester(this, work, host, bucket, pathsOfSpace());
        responder = new Responder(this, work, host, to, bucket, pathsOfSpace());
        writer = new FrameWriter(host.address(), to, settings, host.memory());
        state = QueuePairState.RTR;
    }

    /** What is learned of paths is of the queue pair; who learns nothing goes round in each space. */
    private PathChoice pathsOfSpace() {
        return paths == null ? new RotatingPaths(settings.paths()) : paths;
    }

    /** A command of the host. */
    void modify(QueuePairState to) {
        boolean allowed = switch (to) {
            case RTS -> state == QueuePairState.RTR || state == QueuePairState.SQD;
            case SQD -> state == QueuePairState.RTS;
            case ERR -> true;
            default -> false;
        };
        if (!allowed) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state + ": it cannot go to " + to
                + "; RTR comes with a peer, RTS behind RTR or SQD, SQD behind RTS");
        }
        if (to == QueuePairState.ERR) {
            toError(null, CompletionStatus.FLUSHED, CompletionStatus.FLUSHED);
        } else {
            state = to;
        }
    }

    /** The end of this life; whoever still holds the object finds nothing to do. */
    void retire() {
        state = QueuePairState.RESET;
        work.forget();
        requester = null;
        responder = null;
    }

    void post(SendRequest request) {
        if (state != QueuePairState.RTS && state != QueuePairState.SQD && state != QueuePairState.ERR) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state
                + ": sends are posted in RTS");
        }
        work.post(request);
        flushInError();
    }

    void post(ReceiveRequest request) {
        work.post(request);
        flushInError();
    }

    private void flushInError() {
        if (state == QueuePairState.ERR) {
            work.flush(null, CompletionStatus.FLUSHED, CompletionStatus.FLUSHED);
        }
    }

    void toError(SendRequest blamed, CompletionStatus sendStatus, CompletionStatus receiveStatus) {
        state = QueuePairState.ERR;
        answers.clear();
        work.flush(blamed, sendStatus, receiveStatus);
    }

    FlowView view() {
        SenderState sender = requester.sender().state;
        return new FlowView(sender.una, sender.timeouts, paths == null ? 0 : paths.rolls(),
            sender.congestion.decision().window(), sender.onTheWay());
    }

    // ---- what arrives

    /** A data packet of either space; gives its counter. */
    String accept(DataPacket packet, long now) {
        return packet.isResponse() ? requester.accept(packet, now) : responder.receiver().accept(packet, now);
    }

    Receiver receiverOf(DataPacket packet) {
        return packet.isResponse() ? requester.receiver() : responder.receiver();
    }

    Receiver receiverOf(Packet packet) {
        return packet.format().space() == PsnSpace.RSP ? requester.receiver() : responder.receiver();
    }

    // ---- what leaves

    boolean hasAnswer() {
        return isConnected() && (answers.hasDropNak() || hasAck() || answers.hasProbe());
    }

    private boolean hasAck() {
        return responder.receiver().state.ackPending || requester.receiver().state.ackPending;
    }

    /** Whether there is a data packet to send, were it not for the pace. */
    boolean hasData() {
        return isConnected() && (hasData(requester.sender()) || hasData(responder.sender()));
    }

    private static boolean hasData(Sender of) {
        return of.hasResend() || of.hasNew();
    }

    /** When the pace allows the next packet. */
    long readyAt() {
        return Math.min(readyAt(requester.sender()), readyAt(responder.sender()));
    }

    private static long readyAt(Sender of) {
        return hasData(of) ? of.readyAt() : Time.NEVER;
    }

    /** The next frame of the ACK class, or RTT Response. */
    byte[] answer(long now) {
        if (!answers.hasDropNak() && !hasAck()) {
            host.counters().count("tx_rtt_responses");
            return writer.response(answers.takeProbe(), now);
        }
        answerPath = (answerPath + 1) % settings.paths();
        if (answers.hasDropNak()) {
            return write(answers.takeDropNak());
        }
        Receiver next = nextAnswerer();
        byte[] frame = write(next.answer());
        if (next == responder.receiver() && next.state.isFatalAtHead() && state != QueuePairState.ERR) {
            toError(null, CompletionStatus.FLUSHED, next.receiveStatus());
        }
        return frame;
    }

    private byte[] write(Answer answer) {
        return writer.answer(answer, answer.port() == Answer.ANY_PORT ? answerPath : answer.port());
    }

    /** The spaces take turns. */
    private Receiver nextAnswerer() {
        boolean responses = requester.receiver().state.ackPending;
        answeredResponses = responses && !(responder.receiver().state.ackPending && answeredResponses);
        return answeredResponses ? requester.receiver() : responder.receiver();
    }

    /** The next data frame, or null if its work request cannot be sent. */
    byte[] data(long now) {
        Sender next = nextSender(now);
        Transmission transmission = next.next(now);
        if (transmission == null) {
            return null;
        }
        host.counters().count("tx_packets");
        if (transmission.retransmission()) {
            host.counters().count("tx_resends");
        }
        byte[] frame = writer.data(transmission, now);
        next.pay(frame.length, now);
        return frame;
    }

    /** What is to be sent again goes first, and else the spaces take turns. */
    private Sender nextSender(long now) {
        Sender requests = requester.sender();
        Sender responses = responder.sender();
        boolean mayRequest = requests.readyAt() <= now;
        boolean mayRespond = responses.readyAt() <= now;
        boolean again = mayRequest && requests.hasResend() || mayRespond && responses.hasResend();
        boolean request = mayRequest && (again ? requests.hasResend() : requests.hasNew());
        boolean response = mayRespond && (again ? responses.hasResend() : responses.hasNew());
        responderWasLast = response && !(request && responderWasLast);
        return responderWasLast ? responses : requests;
    }

    // ---- time

    void tick(long now) {
        if (isConnected()) {
            responder.receiver().tick(now);
            requester.sender().tick(now);
            requester.receiver().tick(now);
            responder.sender().tick(now);
        }
    }

    /** When {@link #tick} has something to do, or the token bucket allows a packet. */
    long deadline(long now) {
        if (!isConnected()) {
            return Time.NEVER;
        }
        boolean paced = hasData() && readyAt() > now;
        long requests = Math.min(responder.receiver().state.ackDeadline, requester.sender().deadline());
        long responses = Math.min(requester.receiver().state.ackDeadline, responder.sender().deadline());
        return Math.min(Math.min(requests, responses), paced ? readyAt() : Time.NEVER);
    }

    // ---- what the receivers do

    @Override public void place(long address, DataPacket packet) {
        host.memory().deviceWrite(address, packet.frame(), packet.offset(), packet.length());
    }

    @Override public void complete(ReceiveRequest request, StashEntry message) {
        work.complete(request, message);
    }

    @Override public void dropNak(Answer nak) {
        answers.drop(nak);
    }

    @Override public void failLocally() {
        responder.failLocally();
    }

    @Override public void fail(SendRequest request, CompletionStatus status) {
        toError(request, status, CompletionStatus.FLUSHED);
    }
}
