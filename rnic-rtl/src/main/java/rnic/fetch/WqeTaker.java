package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Doorbell;
import rnic.context.PairTables;
import rnic.context.SrqUse;
import rnic.context.StateWrite;
import rnic.messages.ServedWqe;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Takes the last WQE that a queue pair was dealt away from it and gives it to another one, unless a message has it
 * already. For {@link #SETTLING} cycles look-ups do not find it, so that every packet that did is decided; if none was
 * accepted, and the queue pair has not failed meanwhile, the WQE is read where it is kept, in a cycle without a
 * look-up, and goes on as if it had come from the host. Else everything is as it was. Within 130 cycles of an order,
 * whatever packets come.
 *
 * <p>Beside that it knows which messages with a shared receive queue have found no WQE. Of these {@link #LACKING} may
 * wait; what else comes is forgotten, since packets are sent again.
 */
@Doc("Takes WQEs of shared receive queues back that no message has, for messages that wait.")
public record WqeTaker(RnicParameters parameters) implements Circuit<WqeTaker.Io> {
    /** Cycles from the last look-up that has found a WQE to the decision about its packet, and some. */
    static final int SETTLING = 31;
    /** Messages without a WQE that may wait to be looked at. */
    private static final int LACKING = 16;
    /** Cycles from an address to what stands there, and a register. */
    private static final int READ = 3;

    /** What the taker is doing: one order after the other. */
    enum Step { IDLE, ASKING, PROBING, LOWERING, SETTLING, READING, JUDGING, COMMITTING, RESTORING, REFUSING, GIVING }

    public record Io(
        @Doc("new lives") Valid<SrqUse> setup,
        Valid<StateWrite> state,
        @Doc("WQEs of queue pairs, as look-ups see them; none while on hold") Valid<Doorbell> rung,
        @Doc("packets that needed one") Valid<ServedWqe> served,
        @Doc("one comes on chip, in a cycle in which no packet is served") Valid<LackingWqe> coming,
        Stream<TakeOrder> orders,
        @Doc("one cycle: the order is done") Valid<Bool> taken,
        @Doc("no WQE is rung and no life begins in this cycle") Bool hold,
        @Doc("in it: look-ups find so many WQEs of this queue pair") Valid<Doorbell> shown,
        @Doc("in it: it has so many") Valid<Doorbell> kept,
        @Doc("the WQE is wanted, in a cycle without a look-up") Stream<LackingWqe> wanted,
        @Doc("two cycles later") KeptWqe wqe,
        @Doc("with it: what its completion says to the host") UInt tag,
        Stream<GivenWqe> given,
        Stream<LackingWqe> lacking
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var lack = LackingWqe.of(parameters);
        var bell = Valid.of(Doorbell.of(parameters));
        return new Io(p.in(Valid.of(SrqUse.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))), p.in(bell),
            p.in(Valid.of(ServedWqe.of(parameters))), p.in(Valid.of(lack)), p.in(Stream.of(TakeOrder.of(parameters))),
            p.out(Valid.of(bool())), p.out(bool()), p.out(bell), p.out(bell), p.out(Stream.of(lack)),
            p.in(KeptWqe.SHAPE), p.in(uint(16)), p.out(Stream.of(GivenWqe.of(parameters))), p.out(Stream.of(lack)));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var order = reg(TakeOrder.of(parameters));
        var time = reg(uint(log2Ceil(SETTLING + 1))).named("cycles").init(0);
        var at = mux(step.is(Step.ASKING), order.to(), order.from());

        // The tables; each has one writer.
        var posted = PairTables.count("posted", pairs, new Valid<>(io.rung.valid().or(io.shown.valid()),
            mux(io.shown.valid(), io.shown.value(), io.rung.value())), io.setup.valid(), io.setup.value().qp(), at);
        var state = PairTables.state(pairs, io.state, at);
        var isBound = bound(io, order);
        var isLive = state.is(QueuePairState.RESET).or(state.is(QueuePairState.ERR)).not();
        var isHis = reg(bool());
        isHis.next(posted.eq(order.number()));
        var isFree = reg(bool());
        isFree.next(isLive.and(isBound.not()));
        var isLast = reg(bool());
        isLast.next(posted.eq(order.index().plus(1)));

        var hasRead = time.eq(READ);
        var wqe = reg(GivenWqe.of(parameters)).named("taken_wqe");
        step.in(Step.IDLE, () -> {
                order.next(io.orders.payload());
                when(io.orders.valid(), () -> step.go(Step.ASKING));
            })
            .in(Step.ASKING, () -> when(hasRead, () ->
                when(isHis, () -> step.go(Step.PROBING)).otherwise(() -> step.go(Step.REFUSING))))
            .in(Step.PROBING, () -> when(hasRead, () ->
                when(isLast.and(isFree), () -> step.go(Step.LOWERING)).otherwise(() -> step.go(Step.REFUSING))))
            .in(Step.LOWERING, () -> step.go(Step.SETTLING))
            .in(Step.SETTLING, () -> when(time.all(), () -> step.go(Step.READING)))
            .in(Step.READING, () -> when(io.wanted.ready(), () -> step.go(Step.JUDGING))
                .elseWhen(time.all(), () -> step.go(Step.RESTORING)))
            .in(Step.JUDGING, () -> {
                when(time.eq(1), () -> wqe.next(new GivenWqe(order.to(), order.number(), io.wqe, io.tag)));
                when(hasRead, () -> when(isFree, () -> step.go(Step.COMMITTING))
                    .otherwise(() -> step.go(Step.RESTORING)));
            })
            .in(Step.COMMITTING, () -> step.go(Step.GIVING))
            .in(Step.RESTORING, () -> step.go(Step.IDLE))
            .in(Step.REFUSING, () -> step.go(Step.IDLE))
            .in(Step.GIVING, () -> when(io.given.ready(), () -> step.go(Step.IDLE)));
        // Each step counts its own cycles.
        var goesOn = step.is(Step.ASKING).and(hasRead.not()).or(step.is(Step.PROBING).and(hasRead.not()))
            .or(step.is(Step.SETTLING).and(time.all().not())).or(step.is(Step.READING).and(io.wanted.ready().not()))
            .or(step.is(Step.JUDGING));
        time.next(time.plus(1).gate(goesOn));

        io.orders.ready().set(step.is(Step.IDLE));
        io.taken.valid().set(step.is(Step.COMMITTING).or(step.is(Step.RESTORING)).or(step.is(Step.REFUSING)));
        io.taken.value().set(step.is(Step.COMMITTING));
        var showing = step.is(Step.LOWERING).or(step.is(Step.RESTORING));
        io.hold.set(showing.or(step.is(Step.COMMITTING)));
        io.shown.valid().set(showing);
        io.shown.value().set(new Doorbell(order.from(), mux(step.is(Step.RESTORING), order.index().plus(1),
            order.index())));
        io.kept.valid().set(step.is(Step.COMMITTING));
        io.kept.value().set(new Doorbell(order.from(), order.index()));
        io.wanted.valid().set(step.is(Step.READING));
        io.wanted.payload().set(new LackingWqe(order.from(), order.index()));
        io.given.valid().set(step.is(Step.GIVING));
        io.given.payload().set(wqe);
        lacks(io);
        cover(step.is(Step.JUDGING).and(hasRead).and(isFree.not()), "a message comes while its WQE is being taken");
    }

    /** A message has the WQE in question. */
    private Bool bound(Io io, TakeOrder order) {
        int place = log2Ceil(parameters.messages());
        var bound = memory(bool(), parameters.queuePairs() * parameters.messages()).named("bound").style(BRAM).latency(2);
        var binding = io.served.valid().and(io.served.value().found());
        check(binding.and(io.coming.valid()).not(), "no WQE comes while another one is bound");
        when(binding.or(io.coming.valid()), () -> bound.write(
            mux(binding, cat(io.served.value().qp(), io.served.value().index().trunc(place)),
                cat(io.coming.value().qp(), io.coming.value().index().trunc(place))), binding));
        ignore(io.coming.value().index());
        return bound.read(cat(order.from(), order.index().trunc(place)));
    }

    /** Of queue pairs with a queue of their own nobody wants to know it. */
    private void lacks(Io io) {
        var sharing = memory(bool(), parameters.queuePairs()).named("sharing").style(BRAM).latency(2);
        when(io.setup.valid(), () -> sharing.write(io.setup.value().qp(), io.setup.value().choice().used()));
        ignore(io.setup.value().choice().srq());
        var missed = delay(io.served.valid().and(io.served.value().found().not()), 2, 0);
        var shares = sharing.read(io.served.value().qp());
        var waiting = instance(new Fifo<>(LackingWqe.of(parameters), LACKING, LUTRAM, false));
        waiting.in().valid().set(missed.and(shares).and(waiting.in().ready()));
        waiting.in().payload().set(delay(new LackingWqe(io.served.value().qp(), io.served.value().index()), 2));
        link(io.lacking, waiting.out());
    }
}
