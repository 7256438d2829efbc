package veroce.reference;

import java.util.ArrayDeque;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.PsnSpace;

/**
 * One end of a reliable connection: a receiver and a sender of requests, the same for responses, their queues, and the
 * state that governs them.
 */
final class QueuePair implements Receiver.Outside, Sender.Outside {
    private static final int MOST_DROP_NAKS = 256;
    private static final int MOST_PROBES = 16;
    private static final int MOST_READS = 32;

    /** An RTT Request that waits for its answer. */
    record Probe(int sourcePort, ExtensionHeader.RttEth times, long at) {}

    private final Host host;
    private final int number;
    private final QueuePairSettings settings;
    private final SendQueue sendQueue;
    private final ReceiveQueue receiveQueue;
    private final ArrayDeque<Answer> dropNaks = new ArrayDeque<>();
    private final ArrayDeque<Probe> probes = new ArrayDeque<>();
    private QueuePairState state = QueuePairState.INIT;
    private Peer peer;
    private Receiver receiver;
    private Sender sender;
    private AckReceiver ackReceiver;
    private final ResponseQueue responses;
    private Receiver responseReceiver;
    private Sender responder;
    private AckReceiver responderAcks;
    private boolean responderWasLast;
    private boolean answeredResponses;
    private FrameWriter writer;
    private int answerPath;

    QueuePair(Host host, int number, QueuePairSettings settings) {
        this.host = host;
        this.number = number;
        this.settings = settings;
        sendQueue = new SendQueue(settings);
        responses = new ResponseQueue(settings.readsAccepted());
        receiveQueue = new ReceiveQueue(settings.receiveQueue());
    }

    int number() {
        return number;
    }

    QueuePairSettings settings() {
        return settings;
    }

    Peer peer() {
        return peer;
    }

    Receiver receiver() {
        return receiver;
    }

    Sender sender() {
        return sender;
    }

    AckReceiver ackReceiver() {
        return ackReceiver;
    }

    void connect(Peer to) {
        if (state != QueuePairState.INIT) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state
                + ": only one in INIT can be connected");
        }
        peer = to;
        ReceiverState received = new ReceiverState(settings.window(), settings.messageWindow(), to.numbering().psn(),
            to.numbering().message());
        receiveQueue.countFrom(to.numbering().receive());
        receiver = new Receiver(received, new RequestSpace(receiveQueue, responses, settings,
            new RequestRules(settings, host.regions()), this), settings, host.transport(), this);
        TokenBucket bucket = new TokenBucket(settings.bitsPerSecond(), host.transport().burst());
        sender = new Sender(new SenderState(settings, host.transport(), Granularity.EXACT), sendQueue, bucket, this);
        ackReceiver = new AckReceiver(sender.state, sender);
        connectResponses(to, bucket);
        writer = new FrameWriter(host.address(), to, settings, host.memory());
        state = QueuePairState.RTS;
    }

    private void connectResponses(Peer to, TokenBucket bucket) {
        Numbering theirs = settings.numbering().responses();
        ReceiverState received = new ReceiverState(settings.window(), MOST_READS, theirs.psn(), theirs.message());
        responseReceiver = new Receiver(received, new ResponseSpace(sendQueue, settings, host.regions()), settings,
            host.transport(), this);
        int open = Math.clamp(settings.readsAccepted(), 1, settings.messageWindow());
        responder = new Sender(new SenderState(settings, to.numbering().responses(), open, host.transport(),
            Granularity.EXACT), responses, bucket, new Responder(this, host.regions()));
        responderAcks = new AckReceiver(responder.state, responder, true);
    }

    /** Row 44: a Read that was accepted cannot be answered. */
    void failLocally() {
        host.counters().count("rx_local");
        receiver.failLocally();
        toError(null, CompletionStatus.FLUSHED, CompletionStatus.LOCAL_PROTECTION);
    }

    /** A data packet of either space. */
    String accept(DataPacket packet, long now) {
        int open = sendQueue.openReads();
        String counter = receiverOf(packet).accept(packet, now);
        if (sendQueue.openReads() != open) {
            sender.state.alive(now);
            sender.state.asksAgain &= sendQueue.awaitsResponses();
            sender.completed(sender.state.aMsn);
        }
        return counter;
    }

    /** An acknowledgement of responses. */
    String answered(Acknowledgement ack, long now) {
        return responderAcks.accept(ack, now);
    }

    Receiver receiverOf(DataPacket packet) {
        return packet.aeth() == null ? receiver : responseReceiver;
    }

    Receiver receiverOf(Packet packet) {
        return packet.format().space() == PsnSpace.RSP ? responseReceiver : receiver;
    }

    Receiver responseReceiver() {
        return responseReceiver;
    }

    Sender responder() {
        return responder;
    }

    int openReads() {
        return sendQueue.openReads();
    }

    int usedContexts() {
        return responses.used();
    }

    void post(SendRequest request) {
        if (state != QueuePairState.RTS && state != QueuePairState.SQD && state != QueuePairState.ERR) {
            throw new IllegalStateException("queue pair " + number + " is in state " + state
                + ": sends are posted in RTS");
        }
        byte[] inline = request.inline() ? host.memory().read(request.address(), (int) request.length()) : null;
        sendQueue.post(request, inline);
        if (state == QueuePairState.ERR) {
            flush(null, CompletionStatus.FLUSHED, CompletionStatus.FLUSHED);
        }
    }

    void post(ReceiveRequest request) {
        receiveQueue.post(request);
        if (state == QueuePairState.ERR) {
            flush(null, CompletionStatus.FLUSHED, CompletionStatus.FLUSHED);
        }
    }

    /** The end of this life; whoever still holds the object finds nothing to do. */
    void retire() {
        state = QueuePairState.RESET;
        receiver = null;
    }

    boolean hasAnswer() {
        return receiver != null && (!dropNaks.isEmpty() || hasAck() || !probes.isEmpty());
    }

    private boolean hasAck() {
        return receiver.state.ackPending || responseReceiver.state.ackPending;
    }

    /** Whether there is a data packet to send, were it not for the pace. */
    boolean hasData() {
        return receiver != null && (hasData(sender) || hasData(responder));
    }

    private static boolean hasData(Sender of) {
        return of.hasResend() || of.hasNew();
    }

    /** When the token bucket allows the next packet. */
    long readyAt() {
        return sender.readyAt();
    }

    boolean hasDropNak() {
        return !dropNaks.isEmpty();
    }

    /** An RTT Request; gives the counter. */
    String probed(Packet packet, long now) {
        if (probes.size() < MOST_PROBES) {
            probes.add(new Probe(packet.udp().sourcePort(), packet.extension(ExtensionHeader.RttEth.class), now));
        }
        return "rx_rtt_request";
    }

    /** The next frame of the ACK class, or RTT Response. */
    byte[] answer(long now) {
        if (dropNaks.isEmpty() && !hasAck()) {
            host.counters().count("tx_rtt_responses");
            return writer.response(probes.remove(), now);
        }
        answerPath = (answerPath + 1) % settings.paths();
        if (!dropNaks.isEmpty()) {
            return writer.answer(dropNaks.remove(), answerPath);
        }
        byte[] frame = writer.answer(nextAnswerer().answer(), answerPath);
        if (!answeredResponses && receiver.state.isFatalAtHead() && state != QueuePairState.ERR) {
            toError(null, CompletionStatus.FLUSHED, receiver.receiveStatus());
        }
        return frame;
    }

    /** The spaces take turns. */
    private Receiver nextAnswerer() {
        answeredResponses = responseReceiver.state.ackPending && !(receiver.state.ackPending && answeredResponses);
        return answeredResponses ? responseReceiver : receiver;
    }

    /** What is to be sent again goes first, and else the spaces take turns. */
    private Sender nextSender() {
        boolean again = sender.hasResend() || responder.hasResend();
        boolean requests = again ? sender.hasResend() : sender.hasNew();
        boolean answers = again ? responder.hasResend() : responder.hasNew();
        responderWasLast = answers && !(requests && responderWasLast);
        return responderWasLast ? responder : sender;
    }

    /** The next data frame, or null if its work request cannot be sent. */
    byte[] data(long now) {
        Sender next = nextSender();
        Transmission transmission = next.next(now);
        if (transmission == null) {
            return null;
        }
        host.counters().count("tx_packets");
        if (transmission.retransmission()) {
            host.counters().count("tx_resends");
        }
        byte[] frame = writer.data(transmission);
        next.pay(frame.length, now);
        return frame;
    }

    /** The frame of a transmission. */
    byte[] build(Transmission transmission) {
        return writer.data(transmission);
    }

    byte[] build(Answer answer) {
        return writer.answer(answer, 0);
    }

    /** The send work request with that name that is not complete, or null. */
    SendRequest posted(long id) {
        return sendQueue.find(id);
    }

    /** Takes the oldest Packet Drop NAK, or null. */
    Answer takeDropNak() {
        return dropNaks.poll();
    }

    void tick(long now) {
        if (receiver != null) {
            receiver.tick(now);
            sender.tick(now);
            responseReceiver.tick(now);
            responder.tick(now);
        }
    }

    /** When {@link #tick} has something to do, or the token bucket allows a packet. */
    long deadline(long now) {
        if (receiver == null) {
            return Time.NEVER;
        }
        boolean paced = hasData() && readyAt() > now;
        long requests = Math.min(receiver.state.ackDeadline, sender.deadline());
        long answers = Math.min(responseReceiver.state.ackDeadline, responder.deadline());
        return Math.min(Math.min(requests, answers), paced ? readyAt() : Time.NEVER);
    }

    void toError(SendRequest blamed, CompletionStatus sendStatus, CompletionStatus receiveStatus) {
        state = QueuePairState.ERR;
        dropNaks.clear();
        probes.clear();
        flush(blamed, sendStatus, receiveStatus);
    }

    private void flush(SendRequest blamed, CompletionStatus sendStatus, CompletionStatus receiveStatus) {
        boolean oldest = true;
        for (SendRequest request = sendQueue.flush(); request != null; request = sendQueue.flush()) {
            boolean guilty = blamed == null ? oldest : blamed == request;
            complete(Completion.failed(number, request.id(), false, guilty ? sendStatus : CompletionStatus.FLUSHED));
            oldest = false;
        }
        CompletionStatus status = receiveStatus;
        while (!receiveQueue.isEmpty()) {
            complete(Completion.failed(number, receiveQueue.complete().id(), true, status));
            status = CompletionStatus.FLUSHED;
        }
    }

    private void complete(Completion completion) {
        host.completions().add(settings.completionQueue(), completion);
    }

    @Override public QueuePairState state() {
        return state;
    }

    @Override public void complete(SendRequest request) {
        if (request.signaled()) {
            complete(new Completion(number, request.id(), false, request.operation(), CompletionStatus.SUCCESS,
                request.length(), 0, false));
        }
    }

    @Override public void fail(SendRequest request, CompletionStatus status) {
        toError(request, status, CompletionStatus.FLUSHED);
    }

    @Override public CompletionStatus refusal(SendRequest request) {
        if (request.operation() == Operation.READ) {
            return request.inline() || settings.readsOutstanding() == 0 ? CompletionStatus.LOCAL_OPERATION : null;
        }
        return mayRead(request) ? null : CompletionStatus.LOCAL_PROTECTION;
    }

    boolean mayRead(SendRequest request) {
        return request.inline() || request.length() == 0
            || host.regions().allows(request.key(), settings.protectionDomain(), request.address(), request.length(),
                null);
    }

    @Override public void place(long address, DataPacket packet) {
        host.memory().deviceWrite(address, packet.frame(), packet.offset(), packet.length());
    }

    @Override public void complete(ReceiveRequest request, StashEntry message) {
        Operation operation = message.operation();
        complete(new Completion(number, request.id(), true, operation, CompletionStatus.SUCCESS, message.length(),
            operation.hasImmediate() ? message.immediate() : 0, message.solicited()));
    }

    @Override public void dropNak(Answer nak) {
        if (dropNaks.size() == MOST_DROP_NAKS) {
            host.counters().count("tx_nak_full");
        } else {
            dropNaks.add(nak);
        }
    }
}
