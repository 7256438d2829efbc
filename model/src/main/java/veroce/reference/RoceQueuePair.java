package veroce.reference;

import veroce.congestion.CongestionEvent.Kind;
import veroce.endpoint.Access;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.Opcode;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;
import veroce.packet.PsnSpace;
import veroce.packet.Syndrome;
import veroce.packet.TrafficClasses;
import veroce.packet.WirePort;

/** A queue pair of the profile P0: RoCEv2 with go-back-N over one path. */
final class RoceQueuePair extends QueuePair {
    /** Ethernet, VLAN tag, IPv6, UDP, the longest headers, ICRC. */
    private static final int MOST_HEADERS = 14 + 4 + 40 + 8 + 40 + 4;
    /** Between two CNPs. */
    private static final long CONGESTION_GAP = 50 * Time.MICROSECOND;

    /** Both roles are null outside of a connection. */
    private RoceRequester requester;
    private RoceResponder responder;
    private RoceWriter writer;
    private TokenBucket bucket;
    private CongestionState congestion;
    private boolean responderWasLast;
    private boolean owesCongestion;
    private long nextCongestion;

    RoceQueuePair(Host host, int number, QueuePairSettings settings) {
        super(host, number, settings);
    }

    @Override void begin(Peer to) {
        requester = new RoceRequester(this);
        responder = new RoceResponder(this, to);
        writer = new RoceWriter(host().address(), number(), to, settings(), host().memory());
        bucket = new TokenBucket(settings().bitsPerSecond(), host().transport().burst());
        congestion = new CongestionState(settings().congestion(), settings().numbering().psn(), settings().window(),
            settings().pmtu());
    }

    @Override void end() {
        requester = null;
        responder = null;
    }

    @Override void failed() {
        owesCongestion = false;
        if (isConnected()) {
            responder.answers().clear();
        }
    }

    @Override boolean isConnected() {
        return requester != null;
    }

    RoceRequester requester() {
        return requester;
    }

    RoceResponder responder() {
        return responder;
    }

    RoceWriter writer() {
        return writer;
    }

    CongestionState congestion() {
        return congestion;
    }

    @Override FlowView view() {
        return new FlowView(requester.una(), requester.timeouts(), 0, congestion.decision().window(),
            requester.onTheWay());
    }

    @Override void check() {
        if (isConnected() && state() != QueuePairState.ERR) {
            requester.check("queue pair " + number());
            responder.check("queue pair " + number());
        }
    }

    private boolean receives() {
        return state() == QueuePairState.RTR || sends();
    }

    private boolean sends() {
        return state() == QueuePairState.RTS || state() == QueuePairState.SQD;
    }

    // ---- what arrives

    @Override boolean takes(Packet packet) {
        return isAnswer(packet.bth().opcode()) ? sends() : receives();
    }

    private static boolean isAnswer(int opcode) {
        return opcode >= Opcode.READ_RESPONSE_FIRST && opcode <= Opcode.ATOMIC_ACKNOWLEDGE;
    }

    @Override boolean repeatsNak(Packet packet) {
        return state() == QueuePairState.ERR && isConnected() && packet.format().space() == PsnSpace.SQ
            && responder.hasFatal();
    }

    @Override boolean speaks(Packet packet) {
        return packet.port() == WirePort.ROCE_V2
            && (isAnswer(packet.bth().opcode()) || packet.bth().opcode() == Opcode.CNP
                || packet.format().space() == PsnSpace.SQ);
    }

    /** Switches do not cut what is on the port of RoCEv2: row 9. */
    @Override String trimmed(Packet packet, String fresh) {
        return "rx_trim_bad";
    }

    @Override String accept(Packet packet, byte[] frame, long now) {
        if (state() == QueuePairState.ERR) {
            return responder.acceptInError(packet);
        }
        if (packet.ip().ecn() == TrafficClasses.CONGESTION_EXPERIENCED && now >= nextCongestion) {
            owesCongestion = true;
            nextCongestion = now + CONGESTION_GAP;
        }
        int opcode = packet.bth().opcode();
        if (opcode == Opcode.CNP) {
            congestion.happened(Kind.CNP, requester.onTheWay(), false, now);
            return "rx_cnp";
        }
        if (opcode == Opcode.ACKNOWLEDGE) {
            Aeth aeth = packet.extension(Aeth.class);
            return requester.acknowledge(packet.bth().psn(), aeth.syndrome(), now);
        }
        return isAnswer(opcode) ? response(packet, frame, now) : responder.accept(packet, frame);
    }

    /** Row 43: a response packet must be exactly what was asked for, in order. */
    private String response(Packet packet, byte[] frame, long now) {
        int psn = packet.bth().psn();
        Message read = requester.awaiting(psn, now);
        if (read == null) {
            return requester.judge(psn);
        }
        SendRequest request = read.request();
        byte[] value = packet.bth().opcode() == Opcode.ATOMIC_ACKNOWLEDGE
            ? AtomicUnit.bytes(packet.extension(AtomicAckEth.class).original()) : null;
        long start = (long) read.order(psn) * settings().pmtu();
        if (!fits(packet, request, start)) {
            toError(request, CompletionStatus.BAD_RESPONSE, CompletionStatus.FLUSHED);
            return "rx_bad_rsp";
        }
        if (!mayPlace(request)) {
            toError(request, CompletionStatus.LOCAL_PROTECTION, CompletionStatus.FLUSHED);
            return "rx_bad_rsp";
        }
        if (value != null) {
            host().memory().deviceWrite(request.address(), value, 0, value.length);
        } else if (packet.payloadLength() > 0) {
            host().memory().deviceWrite(request.address() + start, frame, packet.payloadOffset(),
                packet.payloadLength());
        }
        requester.answered(read, psn, now);
        return "rx_ok";
    }

    private boolean mayPlace(SendRequest read) {
        return read.length() == 0 || host().regions().allows(read.key(), settings().protectionDomain(), read.address(),
            read.length(), Access.LOCAL_WRITE);
    }

    /** Where the bytes of a response packet would go if it is the one that is awaited and fits, else -1; changes nothing. */
    long target(Packet packet) {
        int psn = packet.bth().psn();
        Message read = requester.awaited(psn);
        if (read == null) {
            return -1;
        }
        long start = (long) read.order(psn) * settings().pmtu();
        return fits(packet, read.request(), start) && mayPlace(read.request()) ? read.request().address() + start : -1;
    }

    /** Part of a Read that was asked for again may begin with any packet. */
    private boolean fits(Packet packet, SendRequest request, long start) {
        Aeth aeth = packet.extension(Aeth.class);
        boolean good = aeth == null || aeth.syndrome() >> 5 == Syndrome.ACK >> 5;
        long left = request.length() - start;
        Payload position = packet.format().payload();
        return good && switch (position) {
            case FIRST, MIDDLE -> !request.operation().isAtomic() && packet.payloadLength() == settings().pmtu()
                && left > settings().pmtu();
            case LAST, ONLY -> !request.operation().isAtomic() && packet.payloadLength() == left
                && left <= settings().pmtu() && (left > 0 || position == Payload.ONLY);
            case NONE -> request.operation().isAtomic();
        };
    }

    // ---- what leaves

    @Override boolean hasAnswer() {
        return isConnected() && (owesCongestion || responder.answers().hasControl());
    }

    @Override boolean hasUrgentAnswer() {
        return owesCongestion;
    }

    @Override byte[] answer(long now) {
        if (owesCongestion) {
            owesCongestion = false;
            host().counters().count("tx_cnp");
            return writer.congestion();
        }
        RoceAnswers.Item next = responder.answers().take();
        if (next instanceof RoceAnswers.Nak nak && nak.receiveStatus() != null && state() != QueuePairState.ERR) {
            toError(null, CompletionStatus.FLUSHED, nak.receiveStatus());
        }
        return writer.answer(next);
    }

    private boolean hasResponse() {
        return receives() && responder.answers().hasResponse();
    }

    @Override boolean hasData() {
        return isConnected() && (hasResponse() || requester.hasPacket());
    }

    @Override long readyAt() {
        return Math.max(congestion.readyAt(), bucket.readyAt(Time.wireBits(MOST_HEADERS + settings().pmtu())));
    }

    /** Requests and responses take turns. */
    @Override byte[] data(long now) {
        responderWasLast = hasResponse() && !(requester.hasPacket() && responderWasLast);
        byte[] frame = responderWasLast ? response() : request(now);
        if (frame != null) {
            host().counters().count("tx_packets");
            bucket.take(Time.wireBits(frame.length), now);
            congestion.sent(requester.onTheWay(), now);
        }
        return frame;
    }

    private byte[] response() {
        return responder.maySend(responder.answers().head()) ? writer.answer(responder.answers().take()) : null;
    }

    private byte[] request(long now) {
        RoceRequester.Packet next = requester.take(now);
        if (next == null) {
            return null;
        }
        if (next.again()) {
            host().counters().count("tx_resends");
        }
        return writer.request(next);
    }

    // ---- time

    @Override void tick(long now) {
        if (isConnected() && state() != QueuePairState.ERR) {
            requester.tick(now);
        }
    }

    @Override long deadline(long now) {
        if (!isConnected()) {
            return Time.NEVER;
        }
        boolean paced = hasData() && readyAt() > now;
        return Math.min(requester.deadline(), paced ? readyAt() : Time.NEVER);
    }
}
