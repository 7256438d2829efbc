package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.ActiveRing;
import rnic.context.PairTables;
import rnic.context.SrqChoice;
import rnic.context.SrqLife;
import rnic.context.SrqUse;
import rnic.context.SrqWrite;
import rnic.context.StateWrite;
import rnic.fetch.SrqTask.Kind;
import rnic.messages.DealtWqe;
import rnic.messages.WqePlace;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Deals the WQEs of shared receive queues to the queue pairs that use them: each has so many ahead of its messages that
 * are not complete, in the order in which the host has posted them, each to one queue pair. Queue pairs of a queue that
 * want one stand in a list and get one each in their turn; an empty queue leaves them there. Queues take turns too. A
 * queue pair in error or in RESET gets no more; what it has was completed, or is flushed.
 *
 * <p>One thing at a time, 7 cycles each: a life, a queue that is made, a doorbell, a queue pair that may want a WQE, a
 * WQE that is dealt; so one per 14 cycles. While the queue is empty and a message waits, queue pairs are looked at for one
 * that they may not need ({@link SrqSearch}); taking it ({@link WqeTaker}) is the longest task. A producer index further ahead of what has been dealt than the queue is long
 * counts for nothing, nor does a doorbell that was rung before the queue was made.
 */
@Doc("Deals the WQEs of shared receive queues to the queue pairs that use them.")
public record SrqDealer(RnicParameters parameters) implements Circuit<SrqDealer.Io> {
    /** Queues that are made while one task is done: a command takes longer than a third of the longest. */
    private static final int MAKES = 4;

    /** What the dealer is doing: one task after the other. */
    enum Step { CLEARING, IDLE, READING, CHOOSING, LOOKING, LOADING, JUDGING, ACTING, LOSING }

    public record Io(
        @Doc("new lives; of the one before nothing is on its way") Stream<SrqUse> setup,
        Valid<StateWrite> state,
        SrqPort host,
        @Doc("messages that have found no WQE") Stream<LackingWqe> lacking,
        @Doc("a WQE is to be taken from one queue pair for another") Stream<TakeOrder> orders,
        @Doc("it was, or it was not") Valid<Bool> taken,
        @Doc("a life has begun that uses a shared queue, or another one") Valid<PairUse> uses,
        @Doc("it comes back") Stream<GivenWqe> returned,
        @Doc("its tag is wanted from the host side") Valid<WqePlace> wanted,
        @Doc("from there") Valid<UInt> tag,
        @Doc("those dealt, in order of each queue pair") Stream<GivenWqe> wqe,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond
    ) implements Bundle<Io> {}

    /** Where a queue lies, and how many of its WQEs a queue pair has ahead; which life it is. */
    private record Area(UInt base, UInt size, UInt ahead, UInt life) implements Bundle<Area> {
        static final Shape<Area> SHAPE = bundle(Area.class, uint(64), uint(4), uint(4), uint(SrqLife.BITS));
    }

    /**
     * What was found of queue pair and queue, a cycle before something is done: whether the queue pair lacks a WQE, and
     * another one behind it; how many are left, or would be, and when that is too few; where a producer index may be;
     * whether a doorbell is of this life of the queue; whether a message waits for a WQE while there is none, and whether
     * the queue pair has one that the search may take.
     */
    private record Found(Bool isHungry, Bool isStillHungry, UInt left, UInt limit, UInt ahead, UInt outside,
                         Bool isEmpty, Bool isOfLife, Bool isLacking, Bool mayLose) implements Bundle<Found> {
        static final Shape<Found> SHAPE = bundle(Found.class, bool(), bool(), uint(16), uint(16), uint(16), uint(16),
            bool(), bool(), bool(), bool());
    }

    /** What a task does with the list of its queue. */
    private record Turn(SrqLists.Ends list, Bool deals, Bool giving, Bool isHungry) {}

    /** A task in its last step, and what has been found for it. */
    private record Looked(Bool acted, Bool giving, Valid<Bool> answer, SrqTask task, UInt qp, UInt srq, UInt count, Found found,
                          SrqSearch.Row searched, Bool isLacking, Bool loses, Bool isOfLife) {}

    /** What a queue pair uses, and in which of its lives. */
    private record PairChoice(SrqChoice choice, UInt life) implements Bundle<PairChoice> {
        static Shape<PairChoice> of(RnicParameters parameters) {
            return bundle(PairChoice.class, SrqChoice.of(parameters), uint(PairUse.LIFE_BITS));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(SrqUse.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(SrqPort.of(parameters)), p.in(Stream.of(LackingWqe.of(parameters))),
            p.out(Stream.of(TakeOrder.of(parameters))), p.in(Valid.of(bool())), p.out(Valid.of(PairUse.of(parameters))),
            p.in(Stream.of(GivenWqe.of(parameters))), p.in(Valid.of(WqePlace.of(parameters))), p.out(Valid.of(uint(16))),
            p.out(Stream.of(GivenWqe.of(parameters))), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var step = machine(Step.CLEARING);
        var task = reg(SrqTask.of(parameters));
        var qp = reg(uint(indexWidth(pairs)));
        var srq = reg(uint(indexWidth(parameters.sharedQueues())));
        var sweep = reg(uint(indexWidth(Math.max(pairs, parameters.sharedQueues())))).init(0);
        var makes = instance(new Fifo<>(SrqWrite.of(parameters), MAKES, LUTRAM, false)).named("makes");
        var making = makes.out().valid();
        var made = makes.out().payload();
        var reader = instance(new SrqReader(parameters)).named("reader");
        link(io.host.memory(), reader.memory());
        give(io, reader.wqe());
        io.host.wanted().set(io.wanted());
        io.tag().set(io.host.tag());

        // A queue is made before anything else: no doorbell of it goes first.
        var ring = instance(new ActiveRing(parameters.sharedQueues(), 1)).named("queues");
        var search = new SrqSearch(parameters);
        var loser = reg(qp.shape());
        var left = reg(uint(16));                            // WQEs that it was dealt, without the one it loses
        var losing = step.is(Step.LOSING);
        var tasks = tasks(io, ring.next(), reader.hasPlaces(), search, new Valid<>(losing, loser));
        var next = mux(making, SrqTask.of(Kind.MAKE, lit(0, qp.width()), made.srq()), tasks.payload());
        // The answer of the taker; what follows from it is long enough.
        var answer = new Valid<>(reg(bool()).named("answered").init(0), reg(bool()).named("is_taken"));
        answer.valid().next(io.taken.valid());
        answer.value().next(io.taken.value());
        // Whether it waits for the WQE of another one is known behind the first cycle in which it might.
        var wanting = reg(bool());
        var isKnown = reg(bool());
        var acted = step.is(Step.ACTING).and(task.is(Kind.LIVE).not().or(io.host.ended().valid().not()))
            .and(wanting.not().or(answer.valid()));
        var found = reg(Found.SHAPE);
        var loses = acted.and(task.is(Kind.LOOK)).and(found.mayLose);
        var gets = answer.valid().and(answer.value());
        tasks.ready().set(step.is(Step.IDLE).and(making.not()));
        makes.in().valid().set(io.host.made().valid());
        makes.in().payload().set(io.host.made().value());
        makes.out().ready().set(acted.and(task.is(Kind.MAKE)));
        check(io.host.made().valid().not().or(makes.in().ready()), "there is a place for every queue that is made");

        // The tables of a queue pair and of a queue; each has one writer.
        var idle = step.is(Step.IDLE);
        var qpAt = mux(idle, next.qp(), qp);
        var srqAt = mux(idle, next.srq(), srq);
        var choices = memory(PairChoice.of(parameters), pairs).named("choices").style(BRAM).latency(2);
        var dealt = memory(uint(16), pairs).named("dealt").style(BRAM).latency(2);
        var ended = memory(uint(io.host.ended().value().count().width()), pairs).named("ended").style(BRAM).latency(2);
        var areas = memory(Area.SHAPE, parameters.sharedQueues()).named("areas").style(BRAM).latency(2);
        var rows = memory(SrqRow.of(parameters), parameters.sharedQueues()).named("rows").style(BRAM).latency(2);
        var searches = memory(SrqSearch.Row.SHAPE, pairs).named("searches").style(BRAM).latency(2);
        var lists = new SrqLists(parameters, qpAt, qp);
        var pair = choices.read(qpAt);
        var choice = pair.choice();
        var count = dealt.read(qpAt);
        var area = areas.read(srqAt);
        var row = rows.read(srqAt);
        var searched = searches.read(qpAt);
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
                when(task.namesPair(), () -> srq.next(choice.srq()));
                when(task.is(Kind.DEAL), () -> qp.next(row.list().head()));
                step.go(Step.LOOKING);
            })
            .in(Step.LOOKING, () -> step.go(Step.LOADING))
            .in(Step.LOADING, () -> step.go(Step.JUDGING))
            .in(Step.JUDGING, () -> step.go(Step.ACTING))
            .in(Step.ACTING, () -> when(loses, () -> {
                task.kind().next(SrqTask.kind(Kind.TAKE));
                qp.next(search.qp());
                step.go(Step.LOOKING);
            }).elseWhen(gets, () -> step.go(Step.LOSING)).elseWhen(acted, () -> step.go(Step.IDLE)))
            .in(Step.LOSING, () -> step.go(Step.IDLE));

        var complete = ended.read(qpAt);
        var has = count.trunc(complete.width()).minus(complete);
        // The head of an empty list may be a queue pair that has never lived, of which the tables say anything.
        var isLive = choice.used().and(state.is(QueuePairState.RESET).or(state.is(QueuePairState.ERR)).not());
        check(step.is(Step.JUDGING).not().or(task.is(Kind.WANT).or(task.is(Kind.DEAL)).not()).or(isLive.not())
            .or(has.le(parameters.mostDealt())),
            "no queue pair has more WQEs than there are places");
        var places = lit(0xFFFF, 16).shl(area.size()).not();
        var mayHave = isLive.and(has.zext(5).lt(area.ahead().zext(5)));
        var lacks = searched.lacks(count);
        var looked = found(task, row, mayHave, mayHave.and(has.zext(5).ne(area.ahead().zext(5).minus(1))), places.not(),
            task.life().eq(area.life()), mayHave.and(lacks).and(choice.srq().eq(srq)),
            isLive.and(has.any()).and(searched.mayLose(count)).and(search.concerns(qp, choice.srq())));
        found.next(looked);
        when(step.is(Step.JUDGING), () -> wanting.next(task.is(Kind.TAKE)))
            .elseWhen(acted, () -> wanting.next(false))
            .elseWhen(isKnown.not(), () -> wanting.next(wanting.and(found.isLacking).and(found.isEmpty)));
        isKnown.next(step.is(Step.ACTING));

        // What is done.
        var deals = acted.and(task.is(Kind.DEAL)).and(row.list().any()).and(found.isEmpty.not());
        var giving = deals.and(found.isHungry);
        var isNew = acted.and(task.is(Kind.LIVE));
        var isHungry = acted.and(task.is(Kind.WANT)).and(found.isHungry).and(lists.isListed().not());
        var list = lists.step(row.list(), deals.or(isNew.and(lists.isListed())),
            isHungry.or(giving.and(found.isStillHungry)), step.is(Step.CLEARING), sweep.trunc(qp.width()));
        check(giving.not().or(choice.srq().eq(srq)), "who gets a WQE uses the queue");

        var life = pair.life().plus(1);
        when(isNew, () -> choices.write(qp, new PairChoice(new SrqChoice(task.used(), task.srq()), life)));
        io.uses.valid().set(stage(isNew));
        io.uses.value().set(stage(new PairUse(qp, task.used(), life)));
        when(isNew.or(giving).or(gets).or(losing), () -> dealt.write(mux(losing, loser, qp),
            mux(losing, left, count.plus(1).gate(isNew.not()))));
        var end = io.host.ended();
        when(isNew.or(end.valid()), () -> ended.write(mux(isNew, qp, end.value().qp()),
            end.value().count().gate(isNew.not())));
        when(acted.and(task.is(Kind.MAKE)), () ->
            areas.write(srq, new Area(made.base(), made.size(), made.ahead(), made.life())));
        var turn = new Turn(list, deals, giving, isHungry);
        var changed = changed(io, task, acted, srq, row, found, turn, ring.hints().at(0));
        var clearing = step.is(Step.CLEARING);
        var fresh = new SrqRow(lit(0, 16), lit(0, 16), made.limit(), row.list());
        when(clearing.or(acted), () -> rows.write(mux(clearing, sweep.trunc(srq.width()), srq),
            mux(clearing, zero(SrqRow.of(parameters)), mux(task.is(Kind.MAKE), fresh, changed))));

        search(search, searches, new Looked(acted, giving, answer, task, qp, srq, count, found, searched,
            lacks, loses, task.life().trunc(PairUse.LIFE_BITS).eq(pair.life())));
        when(loses, () -> {
            loser.next(qp);
            left.next(count.minus(1));
        });
        var ordered = reg(bool()).init(0);
        ordered.next(io.orders.fires().or(ordered.and(answer.valid().not())));
        io.orders.valid().set(step.is(Step.ACTING).and(wanting).and(isKnown).and(ordered.not()));
        io.orders.payload().set(new TakeOrder(loser, left, qp, count));
        io.host.returned().valid().set(stage(answer.valid()));
        io.host.returned().value().set(stage(mux(answer.value(), loser, qp)));

        var order = reader.orders();
        order.valid().set(giving);
        order.value().set(new SrqReader.Order(qp, count, area.base(),
            row.dealt().and(places).trunc(order.value().place().width())));
        io.host.beginning().valid().set(stage(giving.or(io.orders.fires())));
        io.host.beginning().value().set(stage(qp));
    }

    /** What is remembered for searches, and where the one that is under way goes from here. */
    private static void search(SrqSearch search, Memory<SrqSearch.Row> searches, Looked at) {
        var task = at.task;
        var isNew = at.acted.and(task.is(Kind.LIVE));
        var lacks = at.acted.and(task.is(Kind.LACK)).and(at.isOfLife);
        var gets = at.answer.valid().and(at.answer.value());
        var row = at.searched;
        var dealt = row.dealt(at.count, at.isLacking);
        when(isNew.or(lacks).or(gets).or(at.giving), () -> searches.write(at.qp, mux(isNew, zero(SrqSearch.Row.SHAPE),
            mux(at.giving, dealt, new SrqSearch.Row(mux(gets, dealt.lacked(), row.lacked().or(lacks)),
                mux(lacks, task.number().trunc(SrqSearch.Row.COUNT_BITS), row.number()), row.given().or(gets),
                mux(gets, at.count.trunc(SrqSearch.Row.COUNT_BITS), row.last()))))));
        search.enlist(lacks.and(at.found.isHungry).and(at.found.isEmpty), at.qp);

        var isBeginning = at.acted.and(task.is(Kind.SEEK)).and(at.found.isLacking).and(at.found.isEmpty);
        var took = at.acted.and(task.is(Kind.TAKE));
        var done = took.or(at.acted.and(task.is(Kind.SEEK).or(task.is(Kind.LOOK))).and(at.loses.not()));
        search.step(isBeginning, at.qp, at.srq, took.and(gets.or(at.answer.valid().not())), done);
    }

    private Found found(SrqTask task, SrqRow row, Bool isHungry, Bool isStillHungry, UInt outside, Bool isOfLife,
                        Bool isLacking, Bool mayLose) {
        var limits = task.is(Kind.RING).and(task.limiting());
        var ahead = mux(task.is(Kind.RING), task.number(), row.posted());
        var lessOne = row.posted().plus(row.dealt().not());    // a + not b is a - b - 1
        return new Found(isHungry, isStillHungry, mux(limits, row.posted().minus(row.dealt()), lessOne),
            mux(limits, task.number(), row.limit()), ahead.plus(row.dealt().not()), outside, ahead.eq(row.dealt()),
            isOfLife, isLacking, mayLose);
    }

    /** The row of the queue as a task leaves it; whether the queue's turn comes again; its limit. */
    private SrqRow changed(Io io, SrqTask task, Bool acted, UInt srq, SrqRow row, Found found, Turn turn,
                           Valid<UInt> again) {
        var rings = acted.and(task.is(Kind.RING)).and(found.isOfLife);
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

    private Stream<SrqTask> tasks(Io io, Stream<UInt> turns, Bool hasPlace, SrqSearch search, Valid<UInt> lost) {
        var tasks = new SrqTasks(parameters);
        tasks.lives(io.setup);
        tasks.doorbells(io.host);
        tasks.wants(new Valid<>(io.state.valid().and(io.state.value().waking()), io.state.value().qp()),
            new Valid<>(io.host.ended().valid(), io.host.ended().value().qp()), lost);
        tasks.turns(turns, hasPlace);
        tasks.lacks(io.lacking, search, io.orders.ready());
        return tasks.next();
    }

    /** It has the buffer from now on, and its completion will say what the host has called it. */
    private void give(Io io, Stream<GivenWqe> read) {
        var arbiter = instance(new Arbiter<>(GivenWqe.of(parameters), 2, Arbiter.Policy.FIXED, false)).named("gives");
        link(arbiter.in().at(0), io.returned);               // nothing that is ordered later comes before it
        link(arbiter.in().at(1), read);
        ignore(arbiter.source());
        var slice = instance(new RegisterSlice<>(GivenWqe.of(parameters))).named("given");
        link(slice.in(), arbiter.out());
        var wqe = slice.out();
        link(io.wqe, wqe);
        var dealt = io.host.dealt();
        dealt.valid().set(stage(wqe.fires()));
        dealt.value().set(stage(new DealtWqe(wqe.payload().qp(),
            wqe.payload().index().trunc(dealt.value().place().width()), wqe.payload().tag())));
    }
}
