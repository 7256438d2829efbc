package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Doorbell;
import rnic.context.PairTables;
import rnic.context.StateWrite;
import rnic.messages.ServedWqe;
import rnic.messages.WqePlace;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Takes the last WQE that a queue pair was dealt away from it and gives it to another one, unless a message has it
 * already. For {@link #SETTLING} cycles look-ups do not find it, so that every packet that did is decided; if none was
 * accepted, and the queue pair has not failed meanwhile, the WQE is read where it is kept, in a cycle without a
 * look-up, and goes on as if it had come from the host. Else everything is as it was. Within 80 cycles of an order and
 * those in which WQEs are rung or lives begin, whatever packets come.
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
    /** Counts that are compared differ by less than a queue pair has at once. */
    private static final int COUNT_BITS = 5;
    /** Cycles from an address to what stands there, and a register. */
    private static final int READ = 3;

    /** What the taker is doing: one order after the other. */
    enum Step { IDLE, ASKING, PROBING, LOWERING, SETTLING, READING, JUDGING, COMMITTING, RESTORING, REFUSING, GIVING }

    public record Io(
        @Doc("a life of this queue pair begins") Valid<UInt> beginning,
        @Doc("lives that use a shared queue, and others, from now on") Valid<PairUse> uses,
        Valid<StateWrite> state,
        @Doc("WQEs of queue pairs, as look-ups see them") Valid<Doorbell> rung,
        @Doc("packets that needed one") Valid<ServedWqe> served,
        @Doc("one comes on chip, in a cycle in which no packet is served") Valid<WqePlace> coming,
        Stream<TakeOrder> orders,
        @Doc("one cycle: the order is done") Valid<Bool> taken,
        @Doc("look-ups find so many WQEs of this queue pair from now on") Valid<Doorbell> shown,
        @Doc("it has so many") Valid<Doorbell> kept,
        @Doc("the WQE is wanted, and its tag") Valid<WqePlace> wanted,
        @Doc("no look-up comes in this cycle") Bool free,
        @Doc("two cycles later") KeptWqe wqe,
        @Doc("it has come") Valid<UInt> tag,
        Stream<GivenWqe> given,
        Stream<LackingWqe> lacking
    ) implements Bundle<Io> {}

    /** What is known of a queue pair. */
    private record Use(Bool used, UInt life) implements Bundle<Use> {
        static final Shape<Use> SHAPE = bundle(Use.class, bool(), uint(PairUse.LIFE_BITS));
    }

    @Override public Io ports(Ports p) {
        var place = Valid.of(WqePlace.of(parameters));
        var bell = Valid.of(Doorbell.of(parameters));
        return new Io(p.in(Valid.of(uint(indexWidth(parameters.queuePairs())))), p.in(Valid.of(PairUse.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))), p.in(bell), p.in(Valid.of(ServedWqe.of(parameters))), p.in(place),
            p.in(Stream.of(TakeOrder.of(parameters))), p.out(Valid.of(bool())), p.out(bell), p.out(bell), p.out(place),
            p.in(bool()), p.in(KeptWqe.of(parameters)), p.in(Valid.of(uint(16))), p.out(Stream.of(GivenWqe.of(parameters))),
            p.out(Stream.of(LackingWqe.of(parameters))));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var order = reg(TakeOrder.of(parameters));
        var time = reg(uint(log2Ceil(SETTLING + 1))).named("cycles").init(0);
        var at = mux(step.is(Step.ASKING), order.to(), order.from());

        // The tables; each has one writer.
        var count = mux(io.shown.valid(), io.shown.value(), io.rung.value());
        var posted = PairTables.count("posted", pairs, new Valid<>(io.rung.valid().or(io.shown.valid()),
            new Doorbell(count.qp(), count.producer().trunc(COUNT_BITS))), io.beginning.valid(), io.beginning.value(), at);
        var state = PairTables.state(pairs, io.state, at);
        var isBound = bound(io, order);
        var isLive = state.is(QueuePairState.RESET).or(state.is(QueuePairState.ERR)).not();
        var isHis = reg(bool());
        isHis.next(posted.eq(order.number().trunc(COUNT_BITS)));
        var isFree = reg(bool());
        isFree.next(isLive.and(isBound.not()));
        var isLast = reg(bool());
        isLast.next(posted.eq(order.index().plus(1).trunc(COUNT_BITS)));

        var hasRead = time.eq(READ);
        var mayTell = io.rung.valid().or(io.beginning.valid()).not();   // the tables have one port
        var wqe = reg(KeptWqe.of(parameters)).named("taken_wqe");
        var tag = reg(uint(16));
        var isTagged = reg(bool()).init(0);
        // What is given keeps: a tag that comes again says the same, but that is the host side's to know.
        when(io.tag.valid().and(step.is(Step.GIVING).not()), () -> tag.next(io.tag.value()));
        isTagged.next(step.is(Step.IDLE).not().and(isTagged.or(io.tag.valid())));
        step.in(Step.IDLE, () -> {
                order.next(io.orders.payload());
                when(io.orders.valid(), () -> step.go(Step.ASKING));
            })
            .in(Step.ASKING, () -> when(hasRead, () ->
                when(isHis, () -> step.go(Step.PROBING)).otherwise(() -> step.go(Step.REFUSING))))
            .in(Step.PROBING, () -> when(hasRead, () ->
                when(isLast.and(isFree), () -> step.go(Step.LOWERING)).otherwise(() -> step.go(Step.REFUSING))))
            .in(Step.LOWERING, () -> when(mayTell, () -> step.go(Step.SETTLING)))
            .in(Step.SETTLING, () -> when(time.all(), () -> step.go(Step.READING)))
            .in(Step.READING, () -> when(io.free, () -> step.go(Step.JUDGING))
                .elseWhen(time.all(), () -> step.go(Step.RESTORING)))
            .in(Step.JUDGING, () -> {
                when(time.eq(1), () -> wqe.next(io.wqe));
                when(hasRead, () -> when(isFree.and(isTagged), () -> step.go(Step.COMMITTING))
                    .otherwise(() -> step.go(Step.RESTORING)));
            })
            .in(Step.COMMITTING, () -> when(mayTell, () -> step.go(Step.GIVING)))
            .in(Step.RESTORING, () -> when(mayTell, () -> step.go(Step.IDLE)))
            .in(Step.REFUSING, () -> step.go(Step.IDLE))
            .in(Step.GIVING, () -> when(io.given.ready(), () -> step.go(Step.IDLE)));
        // Each step counts its own cycles.
        var goesOn = step.is(Step.ASKING).and(hasRead.not()).or(step.is(Step.PROBING).and(hasRead.not()))
            .or(step.is(Step.SETTLING).and(time.all().not())).or(step.is(Step.READING).and(io.free.not()))
            .or(step.is(Step.JUDGING));
        time.next(time.plus(1).gate(goesOn));

        io.orders.ready().set(step.is(Step.IDLE));
        io.taken.valid().set(step.is(Step.COMMITTING).or(step.is(Step.RESTORING)).and(mayTell).or(step.is(Step.REFUSING)));
        io.taken.value().set(step.is(Step.COMMITTING));
        io.shown.valid().set(step.is(Step.LOWERING).or(step.is(Step.RESTORING)).and(mayTell));
        io.shown.value().set(new Doorbell(order.from(), mux(step.is(Step.RESTORING), order.index().plus(1),
            order.index())));
        io.kept.valid().set(step.is(Step.COMMITTING).and(mayTell));
        io.kept.value().set(new Doorbell(order.from(), order.index()));
        io.wanted.valid().set(step.is(Step.SETTLING).or(step.is(Step.READING)));
        io.wanted.value().set(new WqePlace(order.from(), order.index()));
        io.given.valid().set(step.is(Step.GIVING));
        io.given.payload().set(new GivenWqe(order.to(), order.number(), wqe, tag));
        lacks(io);
        cover(step.is(Step.JUDGING).and(hasRead).and(isFree.not()), "a message comes while its WQE is being taken");
    }

    /** A message has the WQE in question. */
    private Bool bound(Io io, TakeOrder order) {
        int places = parameters.mostDealt();
        var bound = memory(bool(), parameters.queuePairs() * places).named("bound").style(BRAM).latency(2);
        var binding = io.served.valid().and(io.served.value().found());
        check(binding.and(io.coming.valid()).not(), "no WQE comes while another one is bound");
        when(binding.or(io.coming.valid()), () -> bound.write(
            mux(binding, new WqePlace(io.served.value().qp(), io.served.value().index()), io.coming.value())
                .among(places), binding));
        ignore(io.coming.value().index(), io.served.value().index());
        return bound.read(new WqePlace(order.from(), order.index()).among(places));
    }

    /** Of queue pairs with a queue of their own nobody wants to know it. */
    private void lacks(Io io) {
        var sharing = memory(Use.SHAPE, parameters.queuePairs()).named("sharing").style(BRAM).latency(2);
        var use = io.uses.value();
        when(io.uses.valid(), () -> sharing.write(use.qp(), new Use(use.used(), use.life())));
        var packet = begin(io.served);
        var packets = timeline(packet).aligned();
        var its = sharing.read(packet.value().qp());
        var lack = together(new LackingWqe(packet.value().qp(), packet.value().index(), its.life()));
        var waiting = instance(new Fifo<>(LackingWqe.of(parameters), LACKING, LUTRAM, false));
        waiting.in().valid().set(leave(packets.flag(packet.value().found().not().and(its.used())))
            .and(waiting.in().ready()));
        waiting.in().payload().set(leave(lack));
        var slice = instance(new RegisterSlice<>(LackingWqe.of(parameters)));   // an arbiter comes next
        link(slice.in(), waiting.out());
        link(io.lacking, slice.out());
    }
}
