package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.List;
import rnic.common.StolenSlots;
import rnic.messages.Arrival;
import rnic.messages.PendingWrite;
import rnic.messages.RocePacket;
import rnic.protocol.RnicParameters;

/**
 * Which packet of a response in RoCEv2 is awaited, and what it would say in the veRoCE profile: it has a PSN and nothing
 * more, so which Read it answers, and which packet of the response it is, follows from those before it. As {@link
 * RoceStream} for requests it stands beside the headers on their way to the receive core, and keeps the state behind all
 * packets on their way, as if all were taken; the first one that was not is taken back, and no packet that came meanwhile
 * follows. One packet per cycle, also of the same queue pair, without stalls.
 *
 * <p>The first packet of a response is found by the low bits of the PSN at which the Read that is awaited begins, so one
 * that has them by chance may be taken for it; whoever decides has to compare the whole PSN.
 *
 * @param decision cycles from a packet to the word whether it was taken
 */
@Doc("Which packet of a response in RoCEv2 is awaited, and what it would say in the veRoCE profile.")
public record ResponseStream(RnicParameters parameters, int decision) implements Circuit<ResponseStream.Io> {
    /** Cycles from packet to response. */
    public static final int LATENCY = RoceStream.LATENCY;
    /** Cycle in which the state is known. */
    private static final int STATE = LATENCY - 1;
    private static final int READ = 2;
    /** Reads that are not answered begin within a window of 256 PSNs at most; the rest keeps most others out. */
    private static final int FIRST_BITS = 9;
    /** So many queue pairs are not worth a block of memory. */
    private static final int FEW = 64;

    public record Io(
        @Doc("of the RoCEv2 port") Valid<RocePacket> packet,
        @Doc("one per packet") Valid<RoceResponse> response,
        @Doc("a cycle before its decision: it is next, and nothing ahead of it was refused") Bool follows,
        @Doc("its decision") Bool taken,
        @Doc("a Read or an atomic goes out for the first time") Valid<PendingWrite> pending,
        @Doc("of a queue pair whose life before has ended, and nothing of it is on its way") Stream<ResponseLife> setup
    ) implements Bundle<Io> {}

    /** Who a cycle belongs to. */
    private record Operation(Bool arriving, Bool undoing, UInt qp) implements Bundle<Operation> {}

    /** A Read or an atomic that has gone out. */
    private record Asked(@Doc("first PSN, low bits") UInt first, @Doc("MSN, low bits") UInt request)
        implements Bundle<Asked> {
        static Shape<Asked> of(RnicParameters parameters) {
            return bundle(Asked.class, uint(FIRST_BITS), uint(log2Ceil(parameters.messages())));
        }
    }

    public ResponseStream {
        if (decision <= LATENCY) {
            throw new IllegalArgumentException("ResponseStream decides after " + decision
                + " cycles: that must be more than " + LATENCY);
        }
    }

    private int readBits() {
        return log2Ceil(parameters.reads()) + PendingWrite.LAP_BITS;
    }

    @Override public Io ports(Ports p) {
        int pairs = parameters.queuePairs();
        return new Io(p.at(0).in(Valid.of(RocePacket.of(pairs))), p.at(LATENCY).out(Valid.of(RoceResponse.SHAPE)),
            p.at(decision - 1).out(bool()), p.at(decision).in(bool()), p.in(Valid.of(PendingWrite.of(parameters))),
            p.in(Stream.of(ResponseLife.of(pairs))));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var undoing = wire(bool()).named("undoing");
        var undone = wire(uint(indexWidth(pairs))).named("undone");

        // Cycle 0: somebody is taken back, or a life begins, or a packet comes.
        var arriving = leave(io.packet.valid());
        var starving = wire(bool()).named("starving");
        var renewing = io.setup.valid().and(undoing.not()).and(arriving.not().or(starving)).named("renewing");
        starving.set(StolenSlots.wanted(io.setup.valid(), renewing));
        io.setup.ready().set(undoing.not().and(arriving.not().or(starving)));
        var operations = timeline(io.packet.value()).aligned();
        operations.valid(operations.enter(0, arriving.or(undoing).or(renewing)));
        var life = io.setup.payload();
        var qp = wire(uint(indexWidth(pairs))).named("qp");
        qp.set(mux(undoing, undone, mux(renewing, life.qp(), leave(io.packet.value().qp()))));
        var operation = operations.enter(0, new Operation(arriving.and(undoing.or(renewing).not()), undoing, qp));
        var beginning = operations.flag(operations.enter(0, renewing));
        ignore(io.packet.value());

        var speaks = memory(bool(), pairs).named("speaks").style(pairs > FEW ? BRAM : LUTRAM).latency(READ).zeroed();
        when(renewing, () -> speaks.write(life.qp(), life.roce()));
        var isOpen = speaks.read(operation.qp());
        var opcode = io.packet.value().opcode();
        var isResponse = stage(opcode.ge(0x0D).and(opcode.le(0x10)).or(opcode.eq(0x12)));
        var isEnding = stage(opcode.ge(0x0F));

        // Cycles 1 to 3: the state is read, and where Reads begin is compared. Cycle 3: what becomes of the state.
        var states = memory(ResponseState.of(readBits()), pairs).named("states").style(pairs > FEW ? BRAM : LUTRAM)
            .latency(READ);
        var recalled = operations.recall(states, stage(operation.qp())).forwarded();
        var state = wire(ResponseState.of(readBits())).named("state");
        state.set(recalled.value());
        var asked = asked(io, operation.qp());
        var psn = at(STATE, io.packet.value().psn());
        List<Bool> begins = new ArrayList<>();
        List<UInt> requests = new ArrayList<>();
        for (var each : asked) {
            begins.add(stage(each.first().eq(at(READ, io.packet.value().psn()).trunc(FIRST_BITS))));
            requests.add(stage(each.request()));
        }
        var isNext = mux(state.open(), state.expected().eq(psn), of(begins, state));
        var candidate = stage(operation.arriving().and(isResponse).and(isOpen));
        var advancing = candidate.and(isNext);
        var after = wire(ResponseState.of(readBits())).named("after");
        var isGiven = operation.undoing().or(beginning);
        var given = given(operations, operation, state, life);
        after.set(behind(mux(isGiven, given, state), isGiven.not(), isEnding,
            mux(isGiven, given.expected(), stage(io.packet.value().psn().plus(1)))));
        recalled.write(stage(isGiven.or(advancing)).named("changes"), stage(after));

        io.response.valid().set(operations.flag(operations.enter(0, arriving)));
        io.response.value().set(stage(new RoceResponse(isResponse, advancing, psn.minus(state.expected()).msb(),
            state.number(), state.read().zext(24), state.po(), of(requests, state).zext(24))));
        decide(io, operations, operation, stage(operations.flag(advancing)), state.turn(), beginning, undoing, undone);
        claim(operations, operation, advancing, operations.enter(0, renewing.and(life.roce())));
    }

    /** Of the response that is awaited. */
    private <T extends Data<T>> T of(List<T> each, ResponseState state) {
        var chosen = each.getFirst();
        for (int slot = 1; slot < each.size(); slot++) {
            chosen = mux(state.read().trunc(log2Ceil(parameters.reads())).eq(slot), each.get(slot), chosen);
        }
        return chosen;
    }

    /** What is known of the R Reads or atomics that may be open. */
    private List<Asked> asked(Io io, UInt qp) {
        var write = io.pending.value();
        ignore(write.lap(), write.atomic(), write.responsePsn(), write.request());
        List<Asked> asked = new ArrayList<>();
        for (int slot = 0; slot < parameters.reads(); slot++) {
            var table = memory(Asked.of(parameters), parameters.queuePairs()).named("asked" + slot)
                .style(parameters.queuePairs() > FEW ? BRAM : LUTRAM).latency(READ).zeroed();
            when(io.pending.valid().and(write.slot().eq(slot)), () -> table.write(write.qp(), new Asked(
                write.responsePsn().trunc(FIRST_BITS), write.request().trunc(log2Ceil(parameters.messages())))));
            asked.add(table.read(qp));
        }
        return asked;
    }

    /** The state in front of a packet that is taken back, or of a new life: known a cycle before it is wanted. */
    private ResponseState given(Timeline operations, Operation operation, ResponseState state, ResponseLife life) {
        int known = STATE - 1;
        var past = operations.enter(known, leave(at(decision + known, state)));
        var none = zero(ResponseState.of(readBits()));
        var fresh = new ResponseState(operations.enter(0, life.psn()), operations.enter(0, life.number()), none.po(),
            lit((parameters.firstMessages() + 1) & (1 << readBits()) - 1, readBits()), none.open(), none.turn());
        return stage(mux(operation.undoing(), past.with(ResponseState::turn, past.turn().not()), fresh));
    }

    /** The state behind a packet that is taken, if one is. */
    private ResponseState behind(ResponseState state, Bool taken, Bool isEnding, UInt expected) {
        var ending = isEnding.and(taken);
        return new ResponseState(expected, state.number().plus(taken.asUInt().zext(Arrival.PSN_BITS)),
            state.po().plus(taken.asUInt().zext(24)).gate(ending.not()),
            state.read().plus(ending.asUInt().zext(readBits())), mux(taken, isEnding.not(), state.open()),
            state.turn());
    }

    /** Whether a packet is the first one that was not taken; those behind it have the same turn as it. */
    private void decide(Io io, Timeline operations, Operation operation, Bool advanced, Bool turn, Bool beginning,
                        Bool undoing, UInt undone) {
        int pairs = parameters.queuePairs();
        var turns = memory(bool(), pairs).named("turns").style(pairs > FEW ? BRAM : LUTRAM).latency(READ);
        var recalled = operations.recall(turns, at(decision - 1 - READ, operation.qp())).forwarded();
        var current = recalled.value();
        var follows = at(decision - 1, advanced).and(current.eq(turn));
        io.follows.set(follows);
        var refused = stage(follows).and(io.taken.not());
        recalled.write(refused.or(beginning), mux(beginning, lit(false), stage(current).not()));
        undoing.set(leave(refused));
        undone.set(leave(at(decision, operation.qp())));
        check(leave(io.taken).not().or(leave(stage(follows))), "only what follows is taken");
    }

    private void claim(Timeline operations, Operation operation, Bool advancing, Bool speaks) {
        var mixing = lit(false);
        for (int i = 1; i <= decision; i++) {
            mixing = mixing.or(ahead(i, operations.flag(advancing))
                .and(at(STATE, operation.qp()).eq(ahead(i, at(STATE, operation.qp())))));
        }
        check(leave(at(STATE, operations.flag(speaks)).and(mixing)).not(),
            "no response to a queue pair is on its way when its life begins");
    }
}
