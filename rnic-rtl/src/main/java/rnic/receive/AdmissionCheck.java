package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.Optional;
import rnic.context.AddressWrite;
import rnic.context.Gid;
import rnic.context.StateWrite;
import rnic.messages.Departure;
import rnic.parse.FrameInspector;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/**
 * Looks the queue pair of every frame up and decides rows 9 and 23 to 31 of the table of malformed input (wire profile
 * section 16) as far as they need no packet before. One frame per cycle, never stalls; the context comes {@link
 * #CONTEXT_LATENCY} cycles after the packet, the admission {@link #LATENCY}.
 *
 * <p>Queue pairs in the state RESET count as unknown, and so do those whose peer has not been told yet. A peer's
 * requests, and acknowledgements of responses, may come from RTR on; what answers requests of this end only while it
 * may send.
 */
@Doc("Looks up the queue pair of every frame and decides what its static state allows.")
public record AdmissionCheck(RnicParameters parameters) implements Circuit<AdmissionCheck.Io> {
    /** Cycles from packet to context. */
    public static final int CONTEXT_LATENCY = 2;
    /** Cycles from packet to admission. */
    public static final int LATENCY = 6;

    public record Io(
        AdmittedHeaders packet,
        @Doc("of the frame alone") Choice<Row> frameRow,
        @Doc("wire_sport_base") UInt sourcePortBase,
        AdmittedKind kind,
        @Doc("a queue pair without traffic") Valid<ReceiveLife.Terms> context,
        Valid<StateWrite> state,
        Valid<AddressWrite> address,
        @Doc("of the packet's queue pair") ReceiveContext held,
        Admission admission
    ) implements Bundle<Io> {}

    /** Where the peer is, and where it knows us to be. */
    private record Peer(Bool ipv6, UInt ip, @Doc("0 without a tag") UInt vlan, UInt gid) implements Bundle<Peer> {
        static final Shape<Peer> SHAPE = bundle(Peer.class, bool(), uint(128), uint(12), uint(Gid.BITS));
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(AdmittedHeaders.SHAPE), p.at(FrameInspector.ROW).in(choice(Row.class)),
            p.steady().in(uint(16)), p.at(1).in(AdmittedKind.SHAPE),
            p.in(Valid.of(ReceiveLife.Terms.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))),
            p.at(CONTEXT_LATENCY).out(ReceiveContext.of(parameters)), p.at(LATENCY).out(Admission.SHAPE));
    }

    @Override public void body(Io io) {
        ignore(io.address.value());
        timeline(io.packet).aligned();
        int pairBits = indexWidth(parameters.queuePairs());
        var qp = io.packet.destQp().trunc(pairBits);

        // Cycles 0 to 2: context and state are read.
        var contexts = memory(ReceiveContext.of(parameters), parameters.queuePairs()).style(BRAM).latency(2);
        var written = io.context.value();
        when(io.context.valid(), () -> contexts.write(written.qp(), ReceiveContext.from(written.context())));
        var context = contexts.read(qp);
        var states = memory(choice(QueuePairState.class), parameters.queuePairs()).style(BRAM).latency(2).zeroed();
        when(io.state.valid(), () -> states.write(io.state.value().qp(), io.state.value().state()));
        var state = states.read(qp);
        io.held.set(context);

        // Cycles 2 to 4: the peer is read. Cycle 4: compared. Cycle 5: the row.
        var peers = memory(Peer.SHAPE, parameters.addressHandles()).style(BRAM).latency(2);
        var handle = io.address.value().handle();
        when(AddressWrite.writes(io.address), () -> peers.write(io.address.value().index(), new Peer(handle.ipv6(),
            handle.ip(), handle.vlan().gate(handle.tagged()), handle.gid())));
        var peer = peers.read(context.addressHandle());
        var isPeer = isPeer(peer, io.packet);
        io.admission.set(stage(decide(io.frameRow, facts(io, context, state), isPeer)));
        check(io.admission.acknowledging().and(io.admission.numbered()).not(),
            "a packet acknowledges or has a number of its own");
        check(io.admission.acknowledging().not().or(io.admission.row().is(Row.RX_OK)),
            "what is refused acknowledges nothing");
    }

    /** What the context and the state say, three cycles behind the packet. */
    private record Facts(Bool known, Bool receives, Bool sending, Bool inError, Bool pkey, Bool profile,
                         Bool loss, Bool syndrome, Bool acknowledging, Bool ofResponses, Bool stray, Bool request,
                         Bool response, Bool cnp, Bool rttRequest, Bool slow, Optional<Bool> rttResponse)
        implements Bundle<Facts> {}

    private Facts facts(Io io, ReceiveContext context, Choice<QueuePairState> state) {
        var kind = io.kind;
        var foreign = io.packet.destQp().shr(log2Ceil(parameters.queuePairs())).any();
        var sending = state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD));
        var pkey = io.packet.pkey();
        var samePkey = pkey.trunc(15).eq(context.pkey().trunc(15))
            .and(pkey.msb().or(context.pkey().msb()));
        var atLeast2 = context.profile().ge(2);
        var profile = io.packet.veroce().and(kind.needsP2().not().or(atLeast2))
            .and(kind.needsP3().not().or(context.profile().eq(3)))
            .and(kind.ofResponses().not().or(context.responses()));
        var speaks = parameters.roce() ? mux(context.profile().eq(0),
            io.packet.veroce().not().and(kind.request().or(kind.cnp()).or(acknowledge(kind))
                .or(kind.response().and(context.responses()))), profile) : profile;
        var outside = isOutside(io.packet.sourcePort(), io.sourcePortBase, context.lastPath());
        var stray = kind.stray().or(kind.slow().and(outside));
        var known = state.is(QueuePairState.RESET).not().and(context.known());
        return stage(new Facts(foreign.not().and(known), sending
            .or(state.is(QueuePairState.RTR)),
            sending, state.is(QueuePairState.ERR), samePkey, speaks, atLeast2, good(io.packet.syndrome(), kind),
            kind.acknowledging(), kind.ofResponses(), stray, kind.request(), kind.response(), kind.cnp(),
            kind.rttRequest(), kind.slow(), parameters.congestion().map(_ -> kind.stray())));
    }

    /** Where paths learn, they have any ports of the upper quarter, as {@code PathPick.above} makes them. */
    private Bool isOutside(UInt port, UInt base, UInt last) {
        if (parameters.congestion().isEmpty()) {
            return port.minus(base).gt(last.zext(16));
        }
        ignore(port, base);
        var slot = port.trunc(Departure.SLOT_BITS).minus(base.trunc(Departure.SLOT_BITS));
        return port.top(16 - Departure.PATH_BITS).all().not().or(slot.gt(last));
    }

    /** The one acknowledgement that RoCEv2 has. */
    private static Bool acknowledge(AdmittedKind kind) {
        return kind.acknowledging().and(kind.selective().or(kind.ofResponses()).not());
    }

    /** Row 27: a syndrome that the opcode may carry. */
    private static Bool good(UInt syndrome, AdmittedKind kind) {
        var type = syndrome.bits(6, 5);
        var isAck = type.eq(0);
        var isNak = type.eq(3);
        var code = syndrome.trunc(5);
        var full = isAck.or(type.eq(1)).or(isNak.and(code.le(3)));
        var ofResponses = isAck.or(isNak.and(code.eq(0)));
        return syndrome.msb().not().and(mux(kind.selective(), isAck,
            mux(kind.ofResponses(), ofResponses, full)));
    }

    /** One cycle behind its operands. */
    private static Bool isPeer(Peer peer, AdmittedHeaders packet) {
        var parts = new ArrayList<Bool>();
        for (int i = 0; i < 4; i++) {
            parts.add(peer.ip().bits(32 * i + 31, 32 * i).eq(packet.source().bits(32 * i + 31, 32 * i)));
        }
        var same = stage(cat(parts.reversed()));
        return same.all().and(stage(peer.ipv6().eq(packet.ipv6()).and(peer.vlan().eq(packet.vlan()))
            .and(packet.own().bit(peer.gid()))));
    }

    /** The first row that matches. */
    private static Admission decide(Choice<Row> frame, Facts facts, Bool isPeer) {
        var row = wire(choice(Row.class));
        var acknowledging = wire(bool());
        var numbered = wire(bool());
        var trimmed = frame.is(Row.RX_TRIM_NAK).or(frame.is(Row.RX_TRIM_PAYLOAD));
        row.set(frame);
        acknowledging.set(false);
        numbered.set(false);
        var inState = facts.request().and(facts.receives()).or(facts.response().and(facts.sending()));
        var mayBeTrimmed = facts.known().and(facts.loss()).and(inState);
        when(trimmed, () -> when(mayBeTrimmed.and(facts.pkey()).and(isPeer), () -> numbered.set(true))
                .otherwise(() -> row.set(Row.RX_TRIM_BAD)))
            .elseWhen(frame.is(Row.RX_OK), () ->
                when(facts.known().not(), () -> row.set(Row.RX_QPN))
                    .elseWhen(mayEnter(facts, isPeer).not(), () -> row.set(Row.RX_QP_STATE))
                    .elseWhen(facts.pkey().not(), () -> row.set(Row.RX_PKEY))
                    .elseWhen(isPeer.not(), () -> row.set(Row.RX_PEER))
                    .elseWhen(facts.profile().not(), () -> row.set(Row.RX_PROFILE))
                    .elseWhen(facts.acknowledging().and(facts.syndrome().not()), () -> row.set(Row.RX_AETH))
                    .elseWhen(facts.acknowledging(), () -> acknowledging.set(true))
                    .elseWhen(facts.stray(), () -> {
                        row.set(Row.RX_STRAY);
                        facts.rttResponse().ifPresent(it -> when(it, () -> row.set(Row.RX_RTT_RESPONSE)));
                    })
                    .elseWhen(facts.cnp(), () -> row.set(Row.RX_CNP))
                    .elseWhen(facts.rttRequest(), () -> row.set(Row.RX_RTT_REQUEST))
                    .elseWhen(facts.slow(), () -> row.set(Row.RX_SLOW))
                    .otherwise(() -> numbered.set(true)));
        return new Admission(row, acknowledging, numbered, trimmed, facts.inError());
    }

    /** Row 24. In the error state only a request of the peer comes further, to ask for the NAK once more. */
    private static Bool mayEnter(Facts facts, Bool isPeer) {
        var again = facts.inError().and(facts.request()).and(facts.pkey()).and(isPeer).and(facts.profile());
        var answersUs = facts.acknowledging().ne(facts.ofResponses());
        return mux(answersUs, facts.sending(), facts.receives()).or(again);
    }
}
