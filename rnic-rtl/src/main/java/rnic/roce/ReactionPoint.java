package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.congestion.CongestionAlgorithm;
import rnic.congestion.Dcqcn;
import rnic.context.ContextWrite;
import rnic.context.CongestionSettings;
import rnic.context.RateRules;
import rnic.context.RateWrite;
import rnic.messages.FlowEvent;
import rnic.messages.FlowEvent.Kind;
import rnic.messages.Sent;
import rnic.protocol.RnicParameters;

/**
 * The reaction point of DCQCN for queue pairs that speak RoCEv2: congestion notifications lower their rates, time and
 * bytes that are sent raise them. All queue pairs are visited in turn, one per cycle; what was sent since the last visit
 * is told then. Beginnings of lives and notifications go before, every
 * other time; one that finds {@value #WAITING} others waiting is
 * dropped, as if lost on its way.
 *
 * <p>A visit takes 3 cycles more than {@link Dcqcn}, and the next one to the same queue pair waits until it is over. At
 * the line rate there is no pace at all.
 */
@Doc("The reaction point of DCQCN: the rates of queue pairs that speak RoCEv2.")
public record ReactionPoint(RnicParameters parameters) implements Circuit<ReactionPoint.Io> {
    /** Beginnings and notifications that wait for their visit. */
    static final int WAITING = 16;
    /** Cycle of a visit in which it is known what happened. */
    private static final int EVENT = 3;
    /** log2 of the bytes in which is counted what was sent. */
    private static final int UNIT = 8;

    public record Io(
        @Doc("where the peer becomes known, of every queue pair") Stream<ContextWrite> setup,
        @Doc("a request in RoCEv2 goes to the transmit path") Valid<Sent> sent,
        @Doc("queue pair that a congestion notification is for") Valid<UInt> notice,
        RateRules rules,
        @Doc("in 1/16 us") UInt now,
        @Doc("another rate for a queue pair; 0: no pace") Valid<RateWrite> rate
    ) implements Bundle<Io> {}

    /** A visit, and why. */
    private record Visit(UInt qp, Choice<Kind> kind) implements Bundle<Visit> {
        static Shape<Visit> of(RnicParameters parameters) {
            return bundle(Visit.class, uint(indexWidth(parameters.queuePairs())), choice(Kind.class));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(Sent.of(parameters))),
            p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))), p.steady().in(RateRules.SHAPE),
            p.in(uint(CongestionAlgorithm.CLOCK_BITS)), p.out(Valid.of(RateWrite.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var lives = memory(bool(), pairs).named("lives").style(BRAM).latency(2).zeroed();
        var life = io.setup.payload();
        when(io.setup.fires(), () -> lives.write(life.qp(), life.context().reacts().orElseThrow()));
        ignore(life);
        var totals = counted(io);

        var algorithm = new Dcqcn();
        var visit = visit(io, EVENT + algorithm.cycles());
        var visits = timeline(begin(visit.valid())).aligned();
        var qp = visits.enter(0, visit.value().qp());
        var kind = visits.enter(0, visit.value().kind());
        var reacts = lives.read(qp);
        var seen = visits.recall(memory(uint(FlowEvent.COUNT_BITS), pairs).named("seen").style(BRAM).latency(2).zeroed(),
            qp).apart(EVENT + algorithm.cycles() + 1);
        var total = totals.read(qp);
        var sent = stage(total.minus(seen.value()));
        seen.write(stage(kind.is(Kind.CNP).not()), stage(total));

        var control = instance(algorithm);
        control.settings().set(settings(io.rules));
        control.now().set(visits.enter(EVENT, io.now));
        var none = zero(FlowEvent.SHAPE);
        control.event().set(new FlowEvent(at(EVENT, kind), sent, none.marked(), none.timed(), none.roundTrip(),
            none.inFlight(), none.lastHop()));
        var states = memory(algorithm.state(), pairs).named("states").style(BRAM).latency(CongestionAlgorithm.STATE);
        var state = visits.recall(states, at(EVENT, qp)).apart(EVENT + algorithm.cycles() + 1);
        control.state().set(state.value());
        state.write(control.changed());
        ignore(control.window(), control.opened());

        int end = EVENT + algorithm.cycles();
        var isBeginning = at(end, kind).is(Kind.SETUP);
        var isOther = control.rate().ne(at(end, state.value().rate()));
        var isPaced = at(end, reacts).and(control.rate().ne(io.rules.lineRate()));
        io.rate.valid().set(leave(visits.flag(stage(isBeginning.or(at(end, reacts).and(isOther))))));
        io.rate.value().set(leave(new RateWrite(at(end + 1, qp), stage(control.rate().gate(isPaced)))));
    }

    /** Bytes that queue pairs have sent, in units of 256, for visits to read. */
    private Memory<UInt> counted(Io io) {
        int pairs = parameters.queuePairs();
        var count = uint(FlowEvent.COUNT_BITS);
        var codes = memory(uint(3), pairs).named("mtu_codes").style(BRAM).latency(2);
        when(io.setup.fires(), () -> codes.write(io.setup.payload().qp(), io.setup.payload().context().mtuCode()));
        var counts = memory(count, pairs).named("counts").style(BRAM).latency(2).zeroed();
        var totals = memory(count, pairs).named("totals").style(BRAM).latency(2).zeroed();
        var packets = timeline(begin(io.sent.valid())).aligned();
        var qp = packets.enter(0, io.sent.value().flow().qp());
        ignore(io.sent.value());
        var before = packets.recall(counts, qp).forwarded();
        var total = stage(before.value().plus(oneHot(codes.read(qp), FlowEvent.COUNT_BITS)));
        before.write(total);
        when(leave(at(3, packets.valid())), () -> totals.write(leave(at(3, qp)), leave(total)));
        return totals;
    }

    /** The next visit: what waits, else the next queue pair in turn; never while another is at the same queue pair. */
    private Valid<Visit> visit(Io io, int cycles) {
        int bits = indexWidth(parameters.queuePairs());
        var waiting = instance(new Fifo<>(Visit.of(parameters), WAITING));
        var isNotice = io.notice.valid();
        waiting.in().mayChange("a notification goes before a beginning").valid().set(isNotice.or(io.setup.valid()));
        waiting.in().payload().set(mux(isNotice, new Visit(io.notice.value(), lit(Kind.CNP)),
            new Visit(io.setup.payload().qp(), lit(Kind.SETUP))));
        io.setup.ready().set(waiting.in().ready().and(isNotice.not()));

        var turn = reg(uint(bits)).init(0).named("turn");
        var isThere = reg(bool()).init(0).named("is_there");
        var next = reg(Visit.of(parameters)).named("visit");
        var given = wire(bool());
        var moving = isThere.not().or(given);
        var isOther = reg(bool()).named("is_other").init(0);
        waiting.out().ready().set(moving.and(isOther.not()));
        var isUrgent = waiting.out().fires();
        when(moving, () -> {
            isThere.next(true);
            next.next(mux(isUrgent, waiting.out().payload(), new Visit(turn, lit(Kind.SENT))));
            isOther.next(isUrgent);
            when(isUrgent.not(), () -> turn.next(turn.plus(1)));
        });
        var operations = timeline(begin(given)).aligned();
        var isGiven = operations.flag(operations.enter(0, given));
        var qp = operations.enter(0, next.qp());
        var inside = lit(false);
        for (int i = 1; i <= cycles; i++) {
            inside = inside.or(ahead(i, at(i, isGiven)).and(ahead(i, at(i, qp)).eq(qp)));
        }
        given.set(isThere.and(leave(inside).not()));
        return new Valid<>(given, next);
    }

    private static CongestionSettings settings(RateRules rules) {
        return zero(CongestionSettings.SHAPE).with(CongestionSettings::pmtuExponent, lit(UNIT, 4))
            .with(CongestionSettings::rate, rules);
    }
}
