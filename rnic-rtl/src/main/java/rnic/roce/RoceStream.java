package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.StolenSlots;
import rnic.messages.Arrival;
import rnic.messages.RocePacket;

/**
 * What RoCEv2 says only in the first packet of a message: makes of each request the packet of the veRoCE profile that
 * says the same, so that the same checks and the same tracker judge both (wire profile sections 7 and 8). It stands
 * beside the headers on their way to the receive core, {@link #LATENCY} cycles ahead of it; packets of the veRoCE port
 * do not come here. One packet per cycle, also of the same queue pair, without stalls.
 *
 * <p>The state of a queue pair is that behind all packets on their way, as if all were taken, for whether one is taken
 * is known {@code decision} cycles later. Of these the first one that was not taken is taken back: the state becomes
 * that in front of it, and no packet that came meanwhile follows ({@code follows} is 0). A packet that comes in the
 * cycle in which one is taken back is lost, as on the wire; so is one in four, at most, while a life waits to begin.
 *
 * <p>A life that does not speak RoCEv2 may begin at any time: it ends the one before.
 *
 * @param queuePairs a power of two from 2
 * @param decision   cycles from a packet to the word whether it was taken
 * @param messages   messages and receive WQEs that a life begins behind
 */
@Doc("Makes of each request in RoCEv2 the packet of the veRoCE profile that says the same.")
public record RoceStream(int queuePairs, int decision, int messages) implements Circuit<RoceStream.Io> {
    /** Cycles from packet to request. */
    public static final int LATENCY = 4;
    /** Cycles from packet to the address of its payload. */
    public static final int ADDRESS_LATENCY = 6;
    /** Cycle in which the state is known. */
    private static final int STATE = LATENCY - 1;
    private static final int READ = 2;
    private static final int SMALLEST_MTU = 8;
    private static final int LARGEST_CODE = 4;
    private static final int OFFSET_BITS = 36;
    private static final int HALF = 32;
    /** So many queue pairs are not worth a block of memory. */
    private static final int FEW = 64;

    public record Io(
        @Doc("of the RoCEv2 port") Valid<RocePacket> packet,
        @Doc("one per packet; of others than requests it means nothing") Valid<RoceRequest> request,
        @Doc("where its payload goes, of a Write") UInt address,
        @Doc("a cycle before its decision: it is next, it fits, and nothing ahead of it was refused") Bool follows,
        @Doc("with it: it is next and nothing ahead of it was refused, but it does not fit") Bool misplaced,
        @Doc("with it: a Read or an atomic that lies as a whole behind the next packet, and nothing ahead of it was refused")
        Bool repeats,
        @Doc("its decision") Bool taken,
        @Doc("of a queue pair whose life before has ended, and nothing of it is on its way") Stream<RoceLife> setup
    ) implements Bundle<Io> {}

    /** Who a cycle belongs to. */
    private record Operation(Bool arriving, Bool undoing, UInt qp) implements Bundle<Operation> {}

    /** What does not change in a life. */
    private record Terms(Bool roce, UInt mtuCode) implements Bundle<Terms> {
        static final Shape<Terms> SHAPE = bundle(Terms.class, bool(), uint(3));
    }

    public RoceStream {
        if (decision <= LATENCY) {
            throw new IllegalArgumentException("RoceStream decides after " + decision
                + " cycles: that must be more than " + LATENCY);
        }
    }

    /** Of lives that begin behind no message. */
    public RoceStream(int queuePairs, int decision) {
        this(queuePairs, decision, 0);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(RocePacket.of(queuePairs))), p.at(LATENCY).out(Valid.of(RoceRequest.SHAPE)),
            p.at(ADDRESS_LATENCY).out(uint(64)), p.at(decision - 1).out(bool()), p.at(decision - 1).out(bool()),
            p.at(decision - 1).out(bool()), p.at(decision).in(bool()),
            p.in(Stream.of(RoceLife.of(queuePairs))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var undoing = wire(bool()).named("undoing");
        var undone = wire(uint(indexWidth(queuePairs))).named("undone");

        // Cycle 0: somebody is taken back, or a life begins, or a packet comes.
        var arriving = leave(io.packet.valid());
        var starving = wire(bool()).named("starving");
        var renewing = io.setup.valid().and(undoing.not()).and(arriving.not().or(starving)).named("renewing");
        starving.set(StolenSlots.wanted(io.setup.valid(), renewing));
        io.setup.ready().set(undoing.not().and(arriving.not().or(starving)));
        var operations = timeline(io.packet.value()).aligned();
        operations.valid(operations.enter(0, arriving.or(undoing).or(renewing)));
        var life = io.setup.payload();
        var qp = wire(uint(indexWidth(queuePairs))).named("qp");
        qp.set(mux(undoing, undone, mux(renewing, life.qp(), leave(io.packet.value().qp()))));
        var operation = operations.enter(0, new Operation(arriving.and(undoing.or(renewing).not()), undoing, qp));
        var beginning = operations.flag(operations.enter(0, renewing));

        var decoder = instance(new RoceDecoder());
        decoder.opcode().set(io.packet.value().opcode());
        var kind = stage(decoder.kind());
        var terms = terms(operation.qp(), renewing, life);
        var packets = packets(io.packet.value().length(), kind.read(), terms.mtuCode());

        // Cycles 1 to 3: the state is read. Cycle 3: what becomes of it. Cycle 4: that is written.
        var style = queuePairs > FEW ? BRAM : LUTRAM;
        var states = memory(StreamState.SHAPE, queuePairs).named("states").style(style).latency(READ);
        var recalled = operations.recall(states, stage(operation.qp())).forwarded();
        var state = wire(StreamState.SHAPE).named("state");
        state.set(recalled.value());
        var packet = at(STATE, io.packet.value());
        var isNext = state.expected().eq(packet.psn());
        var isSame = kind.send().eq(state.send()).or(kind.later().not());
        var fitting = kind.later().eq(state.open()).and(isSame);
        var advancing = operation.arriving().and(kind.request()).and(terms.roce()).and(isNext).and(fitting);
        var after = wire(StreamState.SHAPE).named("after");
        var isGiven = operation.undoing().or(beginning);
        var given = given(operations, operation, state, life);
        after.set(behind(state, packet, kind, packets));
        // What is given is chosen behind the sums, a cycle later.
        var written = wire(StreamState.SHAPE).named("written");
        written.set(mux(stage(isGiven), stage(given), stage(after)));
        recalled.write(stage(isGiven.or(advancing)).named("changes"), written);

        io.request.valid().set(operations.flag(operations.enter(0, arriving)));
        io.request.value().set(stage(request(operation, terms, state, packet, kind, packets, isNext, fitting)));
        io.address.set(address(mux(kind.later(), state.address(), packet.address()),
            state.po().gate(kind.later()), terms.mtuCode()));
        var misfit = operation.arriving().and(kind.request()).and(terms.roce()).and(isNext).and(fitting.not());
        // A copy that ends behind the next packet asks for more than was asked for.
        var answered = operation.arriving().and(kind.answered()).and(terms.roce());
        var behind = stage(state.expected().minus(packet.psn()));
        var isBehind = stage(packet.psn().minus(state.expected()).msb());
        var repeats = stage(answered).and(isBehind).and(behind.ge(stage(packets.all())));
        decide(io, operations, operation, stage(operations.flag(advancing)), stage(operations.flag(misfit)),
            operations.flag(repeats), state.turn(), beginning, undoing, undone);
        var mixing = lit(false);
        var there = operations.flag(operation.arriving());
        for (int i = 1; i <= decision; i++) {
            mixing = mixing.or(ahead(i, there).and(operation.qp().eq(ahead(i, operation.qp()))));
        }
        // Of a life that does not speak RoCEv2 nothing is kept, whatever comes.
        var spoken = lit(false);
        for (int i = 1; i <= decision; i++) {
            spoken = spoken.or(ahead(i, operations.flag(operation.arriving().and(terms.roce())))
                .and(at(READ, operation.qp()).eq(ahead(i, at(READ, operation.qp())))));
        }
        var speaks = operations.enter(0, renewing.and(life.roce()));
        check(leave(at(READ, beginning.and(mixing)).and(at(READ, speaks)).and(spoken)).not(),
            "nothing of a queue pair is on its way when its life begins");
    }

    private Terms terms(UInt qp, Bool renewing, RoceLife life) {
        var style = queuePairs > FEW ? BRAM : LUTRAM;
        var terms = memory(Terms.SHAPE, queuePairs).named("terms").style(style).latency(READ).zeroed();
        when(renewing, () -> terms.write(life.qp(), new Terms(life.roce(), life.mtuCode())));
        return terms.read(qp);
    }

    /** PSNs that a request takes. */
    private record Packets(UInt all, @Doc("but for the first") UInt more) {}

    /** A Read takes one for each packet of its response, at least one. */
    private static Packets packets(UInt length, Bool read, UInt mtuCode) {
        var whole = length.bits(31, SMALLEST_MTU).zext(Arrival.PSN_BITS);
        var full = whole.shr(mtuCode);
        // For each size of packets whether the last one is not full, or the only one empty.
        var none = length.eq(0);
        var rests = stage(length.trunc(SMALLEST_MTU).any().or(none)).asUInt();
        for (int code = 1; code <= LARGEST_CODE; code++) {
            rests = cat(stage(length.trunc(SMALLEST_MTU + code).any().or(none)), rests);
        }
        var last = rests.shr(mtuCode).bit(0);
        return new Packets(stage(mux(read, full.plus(last.asUInt().zext(Arrival.PSN_BITS)), lit(1, Arrival.PSN_BITS))),
            stage(full.minus(last.not().asUInt().zext(Arrival.PSN_BITS)).gate(read)));
    }

    /** The state in front of a packet that is taken back, or of a new life: known a cycle before it is wanted. */
    private StreamState given(Timeline operations, Operation operation, StreamState state, RoceLife life) {
        int known = STATE - 1;
        var past = operations.enter(known, leave(at(decision + known, state)));
        var none = zero(StreamState.SHAPE);
        var fresh = new StreamState(operations.enter(0, life.psn()), none.extra(), lit(messages + 1, 24),
            lit(messages, 24), none.po(), none.open(), none.send(), none.address(), none.key(), none.length(),
            none.turn());
        var given = wire(StreamState.SHAPE).named("given");
        given.set(mux(operation.undoing(), past.with(StreamState::turn, past.turn().not()), fresh));
        return stage(given);
    }

    /** The state behind a packet that is taken. */
    private static StreamState behind(StreamState state, RocePacket packet, RoceKind kind, Packets packets) {
        var later = kind.later();
        return new StreamState(state.expected().plus(packets.all()),
            state.extra().plus(packets.more()), state.msn().plus(kind.ending().asUInt().zext(24)),
            state.rqmsn().plus(kind.receives().asUInt().zext(24)), mux(later, state.po().plus(1), lit(1, 24)),
            kind.ending().not(), kind.send(), mux(later, state.address(), packet.address()),
            mux(later, state.key(), packet.key()), mux(later, state.length(), packet.length()), state.turn());
    }

    private static RoceRequest request(Operation operation, Terms terms, StreamState state, RocePacket packet,
                                       RoceKind kind, Packets packets, Bool isNext, Bool fitting) {
        var place = wire(choice(RocePlace.class));
        place.set(RocePlace.AHEAD);
        when(operation.arriving().and(terms.roce()).not(), () -> place.set(RocePlace.LOST))
            .elseWhen(isNext, () -> place.set(RocePlace.NEXT))
            .elseWhen(packet.psn().minus(state.expected()).msb(), () -> place.set(RocePlace.BEHIND));
        return new RoceRequest(place, fitting, packet.psn().minus(state.extra()), state.msn(), state.rqmsn(),
            state.po().gate(kind.later()), mux(kind.later(), state.key(), packet.key()),
            mux(kind.later(), state.length(), packet.length()), packets.more());
    }

    /** PO x PMTU behind the base, in two halves. */
    private static UInt address(UInt base, UInt po, UInt mtuCode) {
        var packets = cat(po, lit(0, SMALLEST_MTU)).zext(OFFSET_BITS);
        var offset = packets;
        for (int code = 1; code <= LARGEST_CODE; code++) {
            offset = mux(mtuCode.eq(code), packets.shl(code), offset);
        }
        var from = stage(base);
        var far = stage(offset);
        var low = stage(from.trunc(HALF).plusWide(far.trunc(HALF)));
        var high = from.top(HALF).plus(far.top(OFFSET_BITS - HALF).zext(HALF));
        return stage(cat(stage(high).plus(low.msb().asUInt().zext(HALF)), low.trunc(HALF)));
    }

    /** Whether a packet is the first one that was not taken; those behind it have the same turn as it. */
    private void decide(Io io, Timeline operations, Operation operation, Bool advanced, Bool misfit, Bool repeats, Bool turn,
                        Bool beginning, Bool undoing, UInt undone) {
        var turns = memory(bool(), queuePairs).named("turns").style(queuePairs > FEW ? BRAM : LUTRAM).latency(READ);
        var recalled = operations.recall(turns, at(decision - 1 - READ, operation.qp())).forwarded();
        var current = recalled.value();
        var follows = at(decision - 1, advanced).and(current.eq(turn));
        io.follows.set(follows);
        io.misplaced.set(at(decision - 1, misfit).and(current.eq(turn)));
        io.repeats.set(at(decision - 1, repeats).and(current.eq(turn)));
        var refused = stage(follows).and(io.taken.not());
        recalled.write(refused.or(beginning), mux(beginning, lit(false), stage(current).not()));
        undoing.set(leave(refused));
        undone.set(leave(at(decision, operation.qp())));
        check(leave(io.taken).not().or(leave(stage(follows))), "only what follows is taken");
    }
}
