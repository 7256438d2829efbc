package veroce.reference;

import veroce.congestion.CongestionEvent.Kind;
import veroce.congestion.CongestionTime;
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
import veroce.packet.DropCause;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PsnSpace;
import veroce.packet.WirePort;

/** A queue pair of the profiles P2 and P3: its two roles, and whose turn it is to put a frame on the wire. */
final class VeroceQueuePair extends QueuePair implements Receiver.Outside {
    private final Host host;
    private final QueuePairSettings settings;
    private final Answers answers;
    private final PeerSignals signals;
    /** Both roles are null outside of a connection. */
    private Requester requester;
    private Responder responder;
    private FrameWriter writer;
    private PathSlots paths;
    private boolean responderWasLast;
    private boolean answeredResponses;
    private int answerPath;

    VeroceQueuePair(Host host, int number, QueuePairSettings settings) {
        super(host, number, settings);
        this.host = host;
        this.settings = settings;
        answers = new Answers(host.counters());
        signals = new PeerSignals(host.transport().signals(), settings.congestion().extended());
    }

    @Override boolean isConnected() {
        return requester != null;
    }

    Requester requester() {
        return requester;
    }

    Responder responder() {
        return responder;
    }

    Answers answers() {
        return answers;
    }

    FrameWriter writer() {
        return writer;
    }

    @Override void begin(Peer to) {
        TokenBucket bucket = new TokenBucket(settings.bitsPerSecond(), host.transport().burst());
        PathRules rules = settings.congestion().paths();
        paths = rules == null ? null : new PathSlots(rules, number() * 0x9e37 + to.queuePair() * 0x1_79b1 + 1);
        requester = new Requester(this, work(), host, bucket, pathsOfSpace());
        responder = new Responder(this, work(), host, to, bucket, pathsOfSpace());
        writer = new FrameWriter(host.address(), to, settings, host.memory());
    }

    /** What is learned of paths is of the queue pair; who learns nothing goes round in each space. */
    private PathChoice pathsOfSpace() {
        return paths == null ? new RotatingPaths(settings.paths()) : paths;
    }

    @Override void end() {
        requester = null;
        responder = null;
    }

    @Override void failed() {
        answers.clear();
        signals.clear();
    }

    @Override void check() {
        StateInvariants.check(this);
    }

    @Override FlowView view() {
        SenderState sender = requester.sender().state;
        return new FlowView(sender.una, sender.timeouts, paths == null ? 0 : paths.rolls(),
            sender.congestion.decision().window(), sender.onTheWay());
    }

    // ---- what arrives

    @Override boolean takes(Packet packet) {
        return packet.format().consumesPsn() ? VeroceDispatch.takesData(packet, state())
            : VeroceDispatch.takesAnswer(packet, state());
    }

    /** The head test of row 34. */
    @Override boolean repeatsNak(Packet packet) {
        return state() == QueuePairState.ERR && isConnected() && packet.format().space() == PsnSpace.SQ
            && responder.receiver().state.fatalPsn >= 0;
    }

    @Override boolean speaks(Packet packet) {
        boolean responses = packet.format().space() == PsnSpace.RSP || VeroceDispatch.answersResponses(packet);
        return packet.port() == WirePort.VEROCE && (!responses || settings.verbs().hasResponses());
    }

    @Override String accept(Packet packet, byte[] frame, long now) {
        return VeroceDispatch.dispatch(packet, this, frame, now);
    }

    /** Rows 10 to 12. */
    @Override String trimmed(Packet packet, String fresh) {
        return receiverOf(packet).trimmed(packet.bth().psn(), packet.bth().retransmission(), packet.udp().path(),
            DropCause.FABRIC, fresh);
    }

    /** A data packet of either space; gives its counter. */
    String accept(DataPacket packet, long now) {
        int newest = receiverOf(packet).state.window.newest();
        String counter = packet.isResponse() ? requester.accept(packet, now)
            : responder.receiver().accept(packet, now);
        signals.arrived(packet, newest, counter.equals("rx_ok"), now);
        return counter;
    }

    Receiver receiverOf(DataPacket packet) {
        return packet.isResponse() ? requester.receiver() : responder.receiver();
    }

    Receiver receiverOf(Packet packet) {
        return packet.format().space() == PsnSpace.RSP ? requester.receiver() : responder.receiver();
    }

    // ---- what leaves

    @Override boolean hasAnswer() {
        return isConnected() && (answers.hasDropNak() || hasAck() || answers.hasProbe()
            || answers.hasQuestion() || !signals.isEmpty());
    }

    @Override boolean hasUrgentAnswer() {
        return answers.hasDropNak();
    }

    private boolean hasAck() {
        return responder.receiver().state.ackPending || requester.receiver().state.ackPending;
    }

    /** Whether there is a data packet to send, were it not for the pace. */
    @Override boolean hasData() {
        return isConnected() && (hasData(requester.sender()) || hasData(responder.sender()));
    }

    private static boolean hasData(Sender of) {
        return of.hasResend() || of.hasNew();
    }

    /** When the pace allows the next packet. */
    @Override long readyAt() {
        return Math.min(readyAt(requester.sender()), readyAt(responder.sender()));
    }

    private static long readyAt(Sender of) {
        return hasData(of) ? of.readyAt() : Time.NEVER;
    }

    /** The next frame of the ACK class, RTT Response, signal or RTT Request. */
    @Override byte[] answer(long now) {
        if (!answers.hasDropNak() && !hasAck()) {
            return probe(now);
        }
        answerPath = (answerPath + 1) % settings.paths();
        if (answers.hasDropNak()) {
            return write(answers.takeDropNak());
        }
        Receiver next = nextAnswerer();
        byte[] frame = write(next.answer());
        if (next == responder.receiver() && next.state.isFatalAtHead() && state() != QueuePairState.ERR) {
            toError(null, CompletionStatus.FLUSHED, next.receiveStatus());
        }
        return frame;
    }

    private byte[] probe(long now) {
        if (answers.hasProbe()) {
            host.counters().count("tx_rtt_responses");
            return writer.response(answers.takeProbe(), now);
        }
        if (!signals.isEmpty()) {
            PeerSignals.Signal signal = signals.take();
            host.counters().count(signal.opcode() == Opcode.CNP ? "tx_cnp" : "tx_slow");
            return writer.signal(signal);
        }
        host.counters().count("probe_sent");
        return writer.request(answers.takeQuestion(), now);
    }

    /** A congestion notification, which does not say which of the two flows has met congestion. */
    void notified(long now) {
        requester.sender().state.happened(Kind.CNP, false, now);
        responder.sender().state.happened(Kind.CNP, false, now);
    }

    /** A packet came late on a path, says the peer: that is blamed as for a trim. Gives its counter. */
    String slow(int path, long now) {
        if (!isPath(path)) {
            return "rx_stray";
        }
        if (paths != null) {
            paths.trimmed(path, CongestionTime.clock(now));
        }
        return "rx_slow";
    }

    /** Who learns has ports that are others than it began with. */
    private boolean isPath(int path) {
        return path >= 0 && (paths == null ? path : path % PathSlots.MOST) < settings.paths();
    }

    /** An RTT Response; gives its counter. */
    String probed(ExtensionHeader.RttEth times, long now) {
        if (paths == null) {
            return "rx_stray";
        }
        paths.answered(PathProbe.slot(times), CongestionTime.clock(now));
        return "rx_rtt_response";
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
    @Override byte[] data(long now) {
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

    @Override void tick(long now) {
        if (isConnected()) {
            responder.receiver().tick(now);
            requester.sender().tick(now);
            requester.receiver().tick(now);
            responder.sender().tick(now);
            if (paths != null) {
                ask(paths.probe(CongestionTime.clock(now)));
            }
        }
    }

    /** The other end is asked about a path that was left, on that path. */
    private void ask(int slot) {
        if (slot != PathChoice.NONE && VeroceDispatch.sends(state())) {
            answers.ask(paths.port(slot));
        }
    }

    private long probeAt(long now) {
        return paths != null && paths.probes()
            ? now + paths.untilProbe(CongestionTime.clock(now)) * CongestionTime.UNIT : Time.NEVER;
    }

    /** When {@link #tick} has something to do, or the token bucket allows a packet. */
    @Override long deadline(long now) {
        if (!isConnected()) {
            return Time.NEVER;
        }
        boolean paced = hasData() && readyAt() > now;
        long requests = Math.min(responder.receiver().state.ackDeadline, requester.sender().deadline());
        long responses = Math.min(requester.receiver().state.ackDeadline, responder.sender().deadline());
        return Math.min(Math.min(requests, responses), Math.min(probeAt(now), paced ? readyAt() : Time.NEVER));
    }

    // ---- what the receivers do

    @Override public void place(long address, DataPacket packet) {
        host.memory().deviceWrite(address, packet.frame(), packet.offset(), packet.length());
    }

    @Override public void complete(ReceiveRequest request, StashEntry message) {
        work().complete(request, message);
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
