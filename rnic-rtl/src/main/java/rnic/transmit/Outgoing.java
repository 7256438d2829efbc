package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.messages.Answer;
import rnic.messages.DropNak;
import rnic.messages.Transmission;
import rnic.protocol.AnswerKind;
import rnic.protocol.RnicParameters;

/** A packet of either kind, before its queue pair's context is known. */
record Outgoing(
    @Doc("queue pair, local number") UInt qp,
    @Doc("of the ACK class, or an RTT Response") Bool isAnswer,
    @Doc("is an RTT Response, or a Request") Bool isProbe,
    @Doc("the port is named, and not added to wire_sport_base") Bool named,
    UInt opcode,
    UInt psn,
    @Doc("the header has the PSN before it") Bool isPast,
    Bool solicited,
    Bool ackRequest,
    Bool retrans,
    Bool becn,
    @Doc("cause of a Packet Drop NAK") UInt cause,
    @Doc("UDP source port, or what is added to wire_sport_base; answers without a name get theirs in HeaderPipeline")
    UInt port,
    @Doc("of MSNETH or AETH") UInt msn,
    @Doc("POETH, with its reserved byte") UInt po,
    @Doc("of RQETH") UInt rqmsn,
    @Doc("of AETH") UInt syndrome,
    @Doc("SACKETH; RTTETH without the time of sending; of data, immediate data or key and behind it RETH, of an atomic the front of "
        + "AtomicETH; of a response, the MSN of AETH and behind it AtomicAckETH") UInt rest,
    @Doc("bytes of payload") UInt length
) implements Bundle<Outgoing> {
    private static final int ACK = 0x11;
    private static final int SACK = 0x18;
    private static final int ACK_OF_RESPONSES = 0x19;
    private static final int SACK_OF_RESPONSES = 0x1E;
    private static final int RTT_RESPONSE = 0x83;
    private static final int RTT_REQUEST = 0x82;
    private static final int CNP = 0x81;
    private static final int SLOW_PACKET = 0x84;
    private static final int CREDIT = 0x1F;

    static Shape<Outgoing> of(RnicParameters parameters) {
        return bundle(Outgoing.class, uint(indexWidth(parameters.queuePairs())), bool(), bool(), bool(), uint(8),
            uint(24), bool(), bool(), bool(), bool(), bool(), uint(DropNak.CAUSE_BITS), uint(16), uint(24), uint(32),
            uint(24), uint(8), uint(160), uint(13));
    }

    static Outgoing of(Transmission data) {
        var isResponse = data.flow().responses();
        var word = mux(isResponse, data.ackMsn().zext(32), data.immediate());
        return new Outgoing(data.flow().qp(), lit(false), lit(false), lit(false), data.opcode(), data.psn(), lit(false),
            data.solicited(), data.ackRequest(), data.retrans(), lit(false), lit(0, DropNak.CAUSE_BITS),
            data.path().zext(16), data.msn(), data.po().zext(32), data.rqmsn(), lit(CREDIT, 8),
            cat(word, mux(isResponse, data.result(), data.remoteAddress()), data.remoteKey(), data.dmaLength()),
            data.length());
    }

    static Outgoing of(RnicParameters parameters, Answer answer) {
        var ofResponses = answer.flow().responses();
        var isResponse = answer.kind().is(AnswerKind.RTT_RESPONSE);
        var isRequest = parameters.congestion().map(_ -> answer.kind().is(AnswerKind.RTT_REQUEST));
        var isProbe = isRequest.map(isResponse::or).orElse(isResponse);
        var response = lit(RTT_RESPONSE, 8);
        var probe = isRequest.map(it -> mux(it, lit(RTT_REQUEST, 8), response)).orElse(response);
        var opcode = mux(isProbe, probe, mux(answer.kind().is(AnswerKind.SACK),
            mux(ofResponses, lit(SACK_OF_RESPONSES, 8), lit(SACK, 8)),
            mux(ofResponses, lit(ACK_OF_RESPONSES, 8), lit(ACK, 8))));
        var coded = signal(parameters, answer).map(it -> mux(it.valid(), it.value(), opcode)).orElse(opcode);
        var isPast = answer.kind().is(AnswerKind.ACK).or(answer.kind().is(AnswerKind.SACK));
        return new Outgoing(answer.flow().qp(), lit(true), isProbe, answer.named(), coded, answer.psn(), isPast,
            lit(false), lit(false), answer.retrans(), answer.becn(), answer.cause(), answer.port(), answer.msn(),
            answer.po(), lit(0, 24), answer.syndrome(), answer.sack().asUInt(), lit(0, 13));
    }

    /** A congestion notification or a Slow-Packet signal, where there are any. */
    private static Optional<Valid<UInt>> signal(RnicParameters parameters, Answer answer) {
        return parameters.withSignals(() -> new Valid<>(answer.kind().is(AnswerKind.SIGNAL),
            parameters.congestion().map(_ -> mux(answer.becn(), lit(CNP, 8), lit(SLOW_PACKET, 8)))
                .orElseGet(() -> lit(CNP, 8))));
    }

    /** An RTT Request of our own. */
    Bool asks() {
        return opcode.eq(RTT_REQUEST);
    }

    /** A congestion notification. */
    Bool notifies() {
        return opcode.eq(CNP);
    }

    /** The same packet on a path, unless its port is named. */
    Outgoing on(UInt path) {
        return new Outgoing(qp, isAnswer, isProbe, named, opcode, psn, isPast, solicited, ackRequest, retrans, becn,
            cause, mux(named, port, path.zext(16)), msn, po, rqmsn, syndrome, rest, length);
    }
}
