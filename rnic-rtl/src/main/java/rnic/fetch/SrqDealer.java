package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.ActiveRing;
import rnic.common.HintQueue;
import rnic.context.PairTables;
import rnic.context.SrqChoice;
import rnic.context.SrqLife;
import rnic.context.SrqUse;
import rnic.context.SrqWrite;
import rnic.context.StateWrite;
import rnic.messages.DealtWqe;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Deals the WQEs of shared receive queues to the queue pairs that use them: each has so many ahead of its messages that
 * are not complete, in the order in which the host has posted them, each to one queue pair. Queue pairs of a queue that
 * want one stand in a list and get one each in their turn; an empty queue leaves them there. Queues take turns too. A
 * queue pair in error or in RESET gets no more; what it has was completed, or is flushed.
 *
 * <p>One thing at a time, 7 cycles each: a life, a queue that is made, a doorbell, a queue pair that may want a WQE, a
 * WQE that is dealt; so one per 14 cycles. A producer index further ahead of what has been dealt than the queue is long
 * counts for nothing, nor does a doorbell that was rung before the queue was made.
 */
@Doc("Deals the WQEs of shared receive queues to the queue pairs that use them.")
public record SrqDealer(RnicParameters parameters) implements Circuit<SrqDealer.Io> {
    /** What the dealer is doing: one task after the other. */
    enum Step { CLEARING, IDLE, READING, CHOOSING, LOOKING, LOADING, JUDGING, ACTING }

    /** What is to be done. */
    enum Kind { LIVE, MAKE, RING, WANT, DEAL }

    public record Io(
        @Doc("new lives; of the one before nothing is on its way") Stream<SrqUse> setup,
        Valid<StateWrite> state,
        SrqPort host,
        @Doc("those dealt, in order") Stream<GivenWqe> wqe,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond
    ) implements Bundle<Io> {}

    /** What is to be done, and for whom. */
    private record Task(Choice<Kind> kind, UInt qp, UInt srq, Bool used, UInt number, Bool limiting, UInt life)
        implements Bundle<Task> {
        static Shape<Task> of(RnicParameters parameters) {
            return bundle(Task.class, choice(Kind.class), uint(indexWidth(parameters.queuePairs())),
                uint(indexWidth(parameters.sharedQueues())), bool(), uint(16), bool(), uint(SrqLife.BITS));
        }
    }

    /** Where a queue lies, and how many of its WQEs a queue pair has ahead; which life it is. */
    private record Area(UInt base, UInt size, UInt ahead, UInt life) implements Bundle<Area> {
        static final Shape<Area> SHAPE = bundle(Area.class, uint(64), uint(4), uint(4), uint(SrqLife.BITS));
    }

    /**
     * What was found of queue pair and queue, a cycle before something is done: whether the queue pair lacks a WQE, and
     * another one behind it; how many are left, or would be, and when that is too few; where a producer index may be;
     * whether a doorbell is of this life of the queue.
     */
    private record Found(Bool isHungry, Bool isStillHungry, UInt left, UInt limit, UInt ahead, UInt outside,
                         Bool isEmpty, Bool isOfLife) implements Bundle<Found> {
        static final Shape<Found> SHAPE = bundle(Found.class, bool(), bool(), uint(16), uint(16), uint(16), uint(16),
            bool(), bool());
    }

    /** What a task does with the list of its queue. */
    private record Turn(SrqLists.Ends list, Bool deals, Bool giving, Bool isHungry) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(SrqUse.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(SrqPort.of(parameters)), p.out(Stream.of(GivenWqe.of(parameters))), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var step = machine(Step.CLEARING);
        var task = reg(Task.of(parameters));
        var qp = reg(uint(indexWidth(pairs)));
        var srq = reg(uint(indexWidth(parameters.sharedQueues())));
        var sweep = reg(uint(indexWidth(Math.max(pairs, parameters.sharedQueues())))).init(0);
        var making = reg(bool()).init(0);
        var made = reg(SrqWrite.of(parameters));
        var reader = instance(new SrqReader(parameters)).named("reader");
        link(io.host.memory(), reader.memory());
        give(io, reader.wqe());

        // A queue is made before anything else: no doorbell of it goes first.
        var ring = instance(new ActiveRing(parameters.sharedQueues(), 1)).named("queues");
        var tasks = tasks(io, ring.next(), reader.hasPlaces());
        var next = mux(making, task(Kind.MAKE, lit(0, qp.width()), made.srq()), tasks.payload());
        var acted = step.is(Step.ACTING).and(isKind(task, Kind.LIVE).not().or(io.host.ended().valid().not()));
        tasks.ready().set(step.is(Step.IDLE).and(making.not()));
        when(io.host.made().valid(), () -> made.next(io.host.made().value()));
        making.next(io.host.made().valid().or(making.and(step.is(Step.IDLE).not())));
        check(io.host.made().valid().and(making).not(), "one queue is made after the other");

        // The tables of a queue pair and of a queue; each has one writer.
        var idle = step.is(Step.IDLE);
        var qpAt = mux(idle, next.qp(), qp);
        var srqAt = mux(idle, next.srq(), srq);
        var choices = memory(SrqChoice.of(parameters), pairs).named("choices").style(BRAM).latency(2);
        var dealt = memory(uint(16), pairs).named("dealt").style(BRAM).latency(2);
        var ended = memory(uint(io.host.ended().value().count().width()), pairs).named("ended").style(BRAM).latency(2);
        var areas = memory(Area.SHAPE, parameters.sharedQueues()).named("areas").style(BRAM).latency(2);
        var rows = memory(SrqRow.of(parameters), parameters.sharedQueues()).named("rows").style(BRAM).latency(2);
        var lists = new SrqLists(parameters, qpAt, qp);
        var choice = choices.read(qpAt);
        var count = dealt.read(qpAt);
        var area = areas.read(srqAt);
        var row = rows.read(srqAt);
        var state = PairTables.state(pairs, io.state, qpAt);

        step.in(Step.CLEARING, () -> {
                sweep.next(sweep.plus(1));
                when(sweep.all(), () -> step.go(Step.IDLE));
            })
            .in(Step.IDLE, () -> {
                task.next(next);
                qp.next(next.qp());
                ignore(task.qp());
                srq.next(next.srq());
                when(making.or(tasks.valid()), () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.CHOOSING))
            .in(Step.CHOOSING, () -> {
                when(isKind(task, Kind.LIVE).or(isKind(task, Kind.WANT)), () -> srq.next(choice.srq()));
                when(isKind(task, Kind.DEAL), () -> qp.next(row.list().head()));
                step.go(Step.LOOKING);
            })
            .in(Step.LOOKING, () -> step.go(Step.LOADING))
            .in(Step.LOADING, () -> step.go(Step.JUDGING))
            .in(Step.JUDGING, () -> step.go(Step.ACTING))
            .in(Step.ACTING, () -> when(acted, () -> step.go(Step.IDLE)));

        var complete = ended.read(qpAt);
        var has = count.trunc(complete.width()).minus(complete);
        // The head of an empty list may be a queue pair that has never lived, of which the tables say anything.
        var isLive = choice.used().and(state.is(QueuePairState.RESET).or(state.is(QueuePairState.ERR)).not());
        check(step.is(Step.JUDGING).not().or(isOfPair(task).not()).or(isLive.not()).or(has.le(parameters.mostDealt())),
            "no queue pair has more WQEs than there are places");
        var places = lit(0xFFFF, 16).shl(area.size()).not();
        var found = reg(Found.SHAPE);
        var mayHave = isLive.and(has.zext(5).lt(area.ahead().zext(5)));
        found.next(found(task, row, mayHave, mayHave.and(has.zext(5).ne(area.ahead().zext(5).minus(1))),
            places.not(), task.life().eq(area.life())));

        // What is done.
        var deals = acted.and(isKind(task, Kind.DEAL)).and(row.list().any()).and(found.isEmpty.not());
        var giving = deals.and(found.isHungry);
        var isNew = acted.and(isKind(task, Kind.LIVE));
        var isHungry = acted.and(isKind(task, Kind.WANT)).and(found.isHungry).and(lists.isListed().not());
        var list = lists.step(row.list(), deals.or(isNew.and(lists.isListed())),
            isHungry.or(giving.and(found.isStillHungry)), step.is(Step.CLEARING), sweep.trunc(qp.width()));
        check(giving.not().or(choice.srq().eq(srq)), "who gets a WQE uses the queue");

        when(isNew, () -> choices.write(qp, new SrqChoice(task.used(), task.srq())));
        when(isNew.or(giving), () -> dealt.write(qp, count.plus(1).gate(giving)));
        var end = io.host.ended();
        when(isNew.or(end.valid()), () -> ended.write(mux(isNew, qp, end.value().qp()),
            end.value().count().gate(isNew.not())));
        when(acted.and(isKind(task, Kind.MAKE)), () ->
            areas.write(srq, new Area(made.base(), made.size(), made.ahead(), made.life())));
        var turn = new Turn(list, deals, giving, isHungry);
        var changed = changed(io, task, acted, srq, row, found, turn, ring.hints().at(0));
        var clearing = step.is(Step.CLEARING);
        var fresh = new SrqRow(lit(0, 16), lit(0, 16), made.limit(), row.list());
        when(clearing.or(acted), () -> rows.write(mux(clearing, sweep.trunc(srq.width()), srq),
            mux(clearing, zero(SrqRow.of(parameters)), mux(isKind(task, Kind.MAKE), fresh, changed))));

        var order = reader.orders();
        order.valid().set(giving);
        order.value().set(new SrqReader.Order(qp, count, area.base(),
            row.dealt().and(places).trunc(order.value().place().width())));
        io.host.beginning().valid().set(stage(giving));
        io.host.beginning().value().set(stage(qp));
    }

    private Found found(Task task, SrqRow row, Bool isHungry, Bool isStillHungry, UInt outside, Bool isOfLife) {
        var limits = isKind(task, Kind.RING).and(task.limiting());
        var ahead = mux(isKind(task, Kind.RING), task.number(), row.posted());
        var lessOne = row.posted().plus(row.dealt().not());    // a + not b is a - b - 1
        return new Found(isHungry, isStillHungry, mux(limits, row.posted().minus(row.dealt()), lessOne),
            mux(limits, task.number(), row.limit()), ahead.plus(row.dealt().not()), outside, ahead.eq(row.dealt()),
            isOfLife);
    }

    /** The row of the queue as a task leaves it; whether the queue's turn comes again; its limit. */
    private SrqRow changed(Io io, Task task, Bool acted, UInt srq, SrqRow row, Found found, Turn turn,
                           Valid<UInt> again) {
        var rings = acted.and(isKind(task, Kind.RING)).and(found.isOfLife);
        var isBeyond = found.ahead.and(found.outside).any().and(found.isEmpty.not());
        var posts = rings.and(task.limiting().not());
        var counts = posts.and(isBeyond.not());
        io.beyond.set(stage(posts.and(isBeyond)));
        var limits = rings.and(task.limiting());
        var isLow = found.left.lt(found.limit).and(limits.or(turn.giving));
        io.host.limit().valid().set(stage(isLow));
        io.host.limit().value().set(stage(srq));

        var isLast = found.ahead.any().not();                // of a turn: one is posted and not dealt
        again.valid().set(turn.deals.and(turn.list.any()).and(isLast.not().or(turn.giving.not()))
            .or(turn.isHungry.and(found.isEmpty.not())).or(counts.and(row.list().any()).and(found.isEmpty.not())));
        again.value().set(srq);
        return new SrqRow(mux(counts, task.number(), row.posted()),
            mux(turn.giving, row.dealt().plus(1), row.dealt()), mux(limits.or(isLow), found.limit.gate(isLow.not()),
                row.limit()), turn.list);
    }

    /** A life, a doorbell, a queue pair that may want a WQE, a queue whose turn it is. */
    private Stream<Task> tasks(Io io, Stream<UInt> turns, Bool hasPlace) {
        var arbiter = instance(new Arbiter<>(Task.of(parameters), 4, Arbiter.Policy.ROUND_ROBIN, false)).named("tasks");
        var noQp = lit(0, indexWidth(parameters.queuePairs()));
        var noSrq = lit(0, indexWidth(parameters.sharedQueues()));
        var life = io.setup.payload();
        var bell = io.host.doorbell().payload();
        link(arbiter.in().at(0), new Stream<>(io.setup.valid(), io.setup.ready(), new Task(kind(Kind.LIVE), life.qp(),
            life.choice().srq(), life.choice().used(), lit(0, 16), lit(false), lit(0, SrqLife.BITS))));
        link(arbiter.in().at(1), new Stream<>(io.host.doorbell().valid(), io.host.doorbell().ready(),
            new Task(kind(Kind.RING), noQp, bell.srq(), lit(false), bell.number(), bell.limiting(), bell.life())));

        var hints = instance(new HintQueue(parameters.queuePairs(), 2)).named("hints");
        hints.hints().at(0).valid().set(io.state.valid().and(io.state.value().waking()));
        hints.hints().at(0).value().set(io.state.value().qp());
        hints.hints().at(1).valid().set(io.host.ended().valid());
        hints.hints().at(1).value().set(io.host.ended().value().qp());
        var named = instance(new RegisterSlice<>(uint(indexWidth(parameters.queuePairs()))));  // two arbiters in a row
        link(named.in(), hints.next());
        link(arbiter.in().at(2), new Stream<>(named.out().valid(), named.out().ready(),
            task(Kind.WANT, named.out().payload(), noSrq)));
        // A turn that is shown stays, whatever the one before it orders: lives never wait behind it for host memory.
        var deal = arbiter.in().at(3);
        var shown = reg(bool()).init(0);
        var mayDeal = hasPlace.or(shown);
        deal.valid().set(turns.valid().and(mayDeal));
        deal.payload().set(task(Kind.DEAL, noQp, turns.payload()));
        turns.ready().set(deal.ready().and(mayDeal));
        shown.next(deal.valid().and(deal.ready().not()));
        ignore(arbiter.source());
        return arbiter.out();
    }

    /** It has the buffer from now on, and its completion will say what the host has called it. */
    private void give(Io io, Stream<GivenWqe> wqe) {
        link(io.wqe, wqe);
        var dealt = io.host.dealt();
        dealt.valid().set(stage(wqe.fires()));
        dealt.value().set(stage(new DealtWqe(wqe.payload().qp(),
            wqe.payload().index().trunc(dealt.value().place().width()), wqe.payload().tag())));
    }

    private static Task task(Kind kind, UInt qp, UInt srq) {
        return new Task(kind(kind), qp, srq, lit(false), lit(0, 16), lit(false), lit(0, SrqLife.BITS));
    }

    private static Choice<Kind> kind(Kind kind) {
        return lit(kind.ordinal(), 3).as(choice(Kind.class));
    }

    private static Bool isKind(Task task, Kind kind) {
        return task.kind().is(kind);
    }

    private static Bool isOfPair(Task task) {
        return isKind(task, Kind.WANT).or(isKind(task, Kind.DEAL));
    }
}
