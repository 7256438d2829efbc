package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.function.Function;
import rnic.context.StateWrite;
import rnic.messages.Arrival;
import rnic.messages.Packet;
import rnic.messages.ProgressWrite;
import rnic.messages.RocePacket;
import rnic.messages.Signal;
import rnic.parse.FrameInspector;
import rnic.protocol.FatalError;
import rnic.protocol.PacketKind;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.roce.ResponseLife;
import rnic.roce.ResponseStream;
import rnic.roce.RoceAnswer;
import rnic.roce.RoceLife;
import rnic.roce.RocePlace;
import rnic.roce.RoceResponse;
import rnic.roce.RoceStream;

/**
 * What the receive core does about packets of RoCEv2: it takes those alone that follow what was taken, which {@link
 * RoceStream} and {@link ResponseStream} know, and completes them, so that everything else takes them for packets of
 * the veRoCE profile.
 */
final class RoceSide {
    /** Cycle in which it is known whether a packet follows. */
    private static final int FOLLOWS = ReceiveChecks.REFUSAL;
    private static final int INVALID_REQUEST = 1;
    /** It alone has no AETH. */
    private static final int READ_RESPONSE_MIDDLE = 0x0E;

    private final RnicParameters parameters;
    private final Timeline packets;
    /** Of what the packets say, before they are there. */
    private final Timeline requests;
    private final RoceStream.Io stream;
    private final ResponseStream.Io responses;
    private final Bool isRoce;
    private final Packet given;
    private final Packet packet;
    private final Bool lost;
    private final RoceResponse response;
    /** It is a packet of a response. */
    private final Bool isResponse;
    /** PSNs that it takes beyond its own. */
    private final UInt more;

    RoceSide(RnicParameters parameters, ReceiveCore.Io io, Timeline packets) {
        if (FrameInspector.EARLIER != RoceStream.LATENCY || ReceiveCore.COMMIT != FOLLOWS + 1) {
            throw new IllegalStateException("RoceSide: a request in RoCEv2 comes " + FrameInspector.EARLIER
                + " cycles before its packet; it must be " + RoceStream.LATENCY);
        }
        this.parameters = parameters;
        this.packets = packets;
        stream = instance(new RoceStream(parameters.queuePairs(), RoceStream.LATENCY + ReceiveCore.COMMIT,
            parameters.firstMessages()));
        var early = io.early().orElseThrow();
        requests = timeline(early).aligned();
        int pairBits = indexWidth(parameters.queuePairs());
        var number = early.value().qp();
        stream.packet().valid().set(early.valid().and(number.shr(pairBits).any().not()));
        var says = early.value();
        stream.packet().value().set(new RocePacket(number.trunc(pairBits), says.opcode(), says.psn(), says.address(),
            says.key(), says.length()));
        var ended = zero(RoceLife.of(parameters.queuePairs()));
        lives("life", io.state(), io.roceLife().orElseThrow(), stream.setup(), it -> ended.with(RoceLife::qp, it));
        responses = instance(new ResponseStream(parameters, RoceStream.LATENCY + ReceiveCore.COMMIT));
        responses.packet().valid().set(stream.packet().valid());
        responses.packet().value().set(stream.packet().value());
        responses.pending().set(io.pending());
        var silent = zero(ResponseLife.of(parameters.queuePairs()));
        lives("response_life", io.state(), io.responseLife().orElseThrow(), responses.setup(),
            it -> silent.with(ResponseLife::qp, it));

        given = io.packet().value();
        isRoce = given.veroce().not();
        var request = packets.enter(0, leave(stream.request().value()));
        check(leave(stream.request().valid()).not().or(leave(io.packet().valid())),
            "what a request says is known with its packet");
        response = packets.enter(0, leave(responses.response().value()));
        ignore(responses.response().valid());
        isResponse = isRoce.and(response.response());
        var isMiddle = isResponse.and(given.opcode().eq(READ_RESPONSE_MIDDLE));
        packet = given.with(Packet::psn, mux(isRoce.and(isResponse.not()), request.psn(), given.psn()))
            .with(Packet::msn, mux(isResponse, response.msn(), mux(isRoce, request.msn(), given.msn())))
            .with(Packet::rqmsn, mux(isRoce, request.rqmsn(), given.rqmsn()))
            .with(Packet::po, mux(isResponse, response.po(), mux(isRoce, request.po(), given.po())))
            .with(Packet::syndrome, given.syndrome().gate(isMiddle.not()))
            .with(Packet::ackMsn, mux(isResponse, response.request(), given.ackMsn()))
            .with(Packet::key, mux(isRoce, request.key(), given.key()))
            .with(Packet::dmaLength, mux(isRoce, request.length(), given.dmaLength()))
            .with(Packet::retrans, given.retrans().and(given.veroce()))
            .with(Packet::congested, given.congested().and(given.veroce()));
        more = request.more();
        lost = mux(isResponse, response.next().not(), isRoce.and(request.place().is(RocePlace.LOST)));
    }

    /** The end of a life, which is told as one that does not speak RoCEv2, and the beginning of one. */
    private <T extends Bundle<T>> void lives(String name, Valid<StateWrite> state, Stream<T> beginning, Stream<T> setup,
                                             Function<UInt, T> end) {
        var isReset = state.valid().and(state.value().state().is(QueuePairState.RESET));
        var ending = reg(bool()).named(name + "_ending").init(0);
        var ended = reg(uint(indexWidth(parameters.queuePairs()))).named(name + "_ended");
        setup.mayChange("an end goes before a beginning").valid().set(ending.or(beginning.valid()));
        setup.payload().set(mux(ending, end.apply(ended), beginning.payload()));
        beginning.ready().set(setup.ready().and(ending.not()));
        when(isReset, () -> {
            ending.next(true);
            ended.next(state.value().qp());
        }).elseWhen(setup.ready(), () -> ending.next(false));
        check(isReset.and(ending).and(setup.ready().not()).not(), "one life ends after the other");
    }

    /** The packet as one of the veRoCE profile; where its payload goes is known later. */
    Packet packet() {
        return packet;
    }

    /** It speaks RoCEv2. */
    Bool isRoce() {
        return isRoce;
    }

    /**
     * An Acknowledge that has passed all checks, or a packet of a response, at its commit. One that was not taken, whatever
     * for, tells how far the peer is.
     */
    void answer(Valid<RoceAnswer> answer, Admission admission, PacketKind kind, Bool accepted, Bool failing) {
        var passed = admission.numbered().and(admission.inError().or(failing).not());
        var isAnswer = mux(isResponse, passed, isRoce.and(admission.acknowledging()));
        answer.valid().set(packets.flag(isAnswer));
        var ending = accepted.and(isResponse).and(kind.ending());
        answer.value().set(new RoceAnswer(given.destQp().trunc(indexWidth(parameters.queuePairs())), given.psn(),
            isResponse, given.syndrome(), accepted.and(isResponse), ending.asUInt().zext(RoceAnswer.COUNT_BITS)));
    }

    /** A packet that met congestion on its way, and what the peer tells of its own. */
    void congestion(Valid<Signal> marked, Valid<UInt> notice, Admission admission, UInt qp) {
        var passed = admission.acknowledging().or(admission.numbered().and(admission.inError().not()));
        marked.valid().set(packets.flag(isRoce.and(given.congested()).and(passed)));
        // A notification in RoCEv2 has a port of its own and no number.
        marked.value().set(new Signal(qp, lit(0, 16), lit(0, Arrival.PSN_BITS)));
        notice.valid().set(packets.flag(isRoce.and(admission.row().is(Row.RX_CNP))));
        notice.value().set(qp);
    }

    /** Another has taken its slot. */
    Bool lost() {
        return lost;
    }

    /** Where the payload of a Write goes. */
    UInt address() {
        return packets.enter(RoceStream.ADDRESS_LATENCY - RoceStream.LATENCY, leave(stream.address()));
    }

    /** A packet of a response. */
    Bool isResponse() {
        return isResponse;
    }

    /** What the tracker counts it as. */
    UInt number() {
        return mux(isResponse, response.number(), packet.psn());
    }

    /** A packet of a response that is not the next one: nothing is done with it. */
    Bool isStray() {
        return isResponse.and(response.next().not());
    }

    /** What becomes of that; it is asked for if the Read is that is awaited. */
    Choice<Row> stray(Bool asked) {
        return mux(response.behind(), lit(Row.RX_DUP), mux(asked, lit(Row.RX_SEQ), lit(Row.RX_OOR_MSN)));
    }

    private Bool follows() {
        return packets.enter(FOLLOWS, leave(stream.follows()));
    }

    private Bool answers() {
        return packets.enter(FOLLOWS, leave(responses.follows()));
    }

    /** Whether a packet may not be taken for what lies before it. */
    Bool isOutOfOrder() {
        return isRoce.and(follows().or(answers()).not());
    }

    /** Looked up was what lies at the place of the packet that follows: of others it means nothing. */
    Refusal judged(Refusal usual) {
        var follows = follows();
        var answers = answers();
        var misplaced = packets.enter(FOLLOWS, leave(stream.misplaced()));
        var row = wire(choice(Row.class)).named("row_in_order");
        row.set(Row.RX_SEQ);
        when(isRoce.not().or(follows).or(answers), () -> row.set(usual.row()))
            .elseWhen(misplaced, () -> row.set(Row.RX_BAD_REQ));
        var counts = isRoce.not().or(follows);
        var broken = isRoce.and(misplaced);
        return new Refusal(row, mux(broken, lit(INVALID_REQUEST, FatalError.CODE_BITS), usual.code().gate(counts)),
            usual.nak().and(isRoce.not()), usual.failing().and(isRoce.not().or(answers)), usual.ours());
    }

    /** A copy of a Read or an atomic that may be answered once more, as far as what lies before it goes. */
    Bool repeats() {
        return isRoce.and(packets.enter(FOLLOWS, leave(stream.repeats())));
    }

    /** What is noted of the length of a message: of a Read how many PSNs its response takes beyond the first. */
    UInt noted(PacketKind kind, UInt bytes) {
        return mux(isRoce.and(kind.read()), more.zext(bytes.width()), bytes);
    }

    /** Of the message of a request: that of a copy is known to be behind. */
    UInt msn(Bool repeats) {
        return mux(repeats, stage(packet.msn().minus(1)), packet.msn());
    }

    /** As it is on the wire. */
    UInt psn() {
        return given.psn();
    }

    /** What became of a packet. */
    void decided(Bool accepted) {
        int decision = RoceStream.LATENCY + ReceiveCore.COMMIT;
        stream.taken().set(requests.enter(decision, leave(packets.flag(accepted.and(isRoce).and(isResponse.not())))));
        responses.taken().set(requests.enter(decision, leave(packets.flag(accepted.and(isResponse)))));
    }

    /**
     * Whether the notes of all messages of a queue pair are taken: RoCEv2 has no window of messages, so a packet may
     * come before the message as many places before its own has completed. Or whether too many answers wait for this
     * end to heed them, so that a response could not be told.
     */
    Bool crowded(Valid<ProgressWrite> reported, Bool answersWait, UInt qp) {
        int bits = log2Ceil(parameters.messages()) + 1;
        int read = 5;
        var walked = memory(uint(bits), parameters.queuePairs()).named("walked").style(BRAM).latency(2);
        when(reported.valid(), () -> walked.write(reported.value().flow(),
            reported.value().progress().messages().trunc(bits)));
        ignore(reported.value());
        var ahead = stage(at(read + 2, packet.msn().trunc(bits)).minus(walked.read(at(read, qp))).minus(1));
        return isRoce.and(mux(isResponse, packets.enter(ReceiveChecks.ROOM, answersWait),
            ahead.ge(parameters.messages())));
    }
}
