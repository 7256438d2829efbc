package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import rnic.protocol.RnicParameters;

/**
 * Looks among all queue pairs, one after the other from where it was last, for one with a WQE of a shared receive queue
 * that it may not need, while a message of another one waits for it and the queue is empty: else requests that lie with
 * queue pairs without messages would be missing for ever where exactly as many are posted as messages come. One search
 * at a time; others wait for theirs.
 *
 * <p>What a queue pair was given like this stays with it until a message has it: two queue pairs would otherwise take
 * the same WQE from each other, each before the packet of the other comes again.
 */
final class SrqSearch {
    /** What is remembered of a queue pair. */
    record Row(
        @Doc("in this life a message has found no WQE") Bool lacked,
        @Doc("its number; those before it have come, too, or will") UInt number,
        @Doc("it was given the WQE of another one") Bool given,
        @Doc("the last of these") UInt last
    ) implements Bundle<Row> {
        /** Numbers that are compared differ by less than half of their range: by messages that are under way. */
        static final int COUNT_BITS = 7;
        static final Shape<Row> SHAPE = bundle(Row.class, bool(), uint(COUNT_BITS), bool(), uint(COUNT_BITS));

        /** A message waits for the WQE with this number. */
        Bool lacks(UInt next) {
            return lacked.and(number.minus(next.trunc(COUNT_BITS)).msb().not());
        }

        /** When this number has been dealt; long behind the last one nothing is left of it, before numbers wrap. */
        Row dealt(UInt next, Bool lacks) {
            var count = next.trunc(COUNT_BITS);
            return new Row(lacks.and(number.ne(count)), number, given.and(count.minus(last).msb().not()), last);
        }

        /** The WQE before this number may be taken away. */
        Bool mayLose(UInt next) {
            return given.and(last.plus(1).eq(next.trunc(COUNT_BITS))).not();
        }
    }

    /** Queue pairs that may wait for a search; the packets of others come again. */
    private static final int WAITING = 16;

    private final Fifo.Io<UInt> waiting;
    private final Bool searching;
    private final Bool pursuing;
    private final UInt place;
    private final UInt first;
    private final UInt qp;
    private final UInt srq;

    SrqSearch(RnicParameters parameters) {
        var pair = uint(indexWidth(parameters.queuePairs()));
        waiting = instance(new Fifo<>(pair, WAITING, LUTRAM, false)).named("searchers");
        searching = reg(bool()).init(0).named("searching");
        pursuing = reg(bool()).init(0).named("pursuing");
        place = reg(pair).init(0).named("place");
        first = reg(pair).named("first_place");
        qp = reg(pair).named("searcher");
        srq = reg(uint(indexWidth(parameters.sharedQueues()))).named("searched");
    }

    /** Whose message waits. */
    UInt qp() {
        return qp;
    }

    /** The queue pair is not the one that searches, and uses its queue. */
    Bool concerns(UInt other, UInt used) {
        return other.ne(qp).and(used.eq(srq));
    }

    /** The queue pair waits for a search. */
    void enlist(Bool lacking, UInt who) {
        waiting.in().valid().set(lacking.and(waiting.in().ready()));
        waiting.in().payload().set(who);
    }

    /** Its tasks: never another one before the last is done. */
    void tasks(Stream<SrqTask> tasks, UInt noSrq, Bool mayTake) {
        // Who waits to give back what it has taken may wait for a life, which must not wait for it.
        var mayGoOn = mayTake.and(pursuing.not());
        tasks.valid().set(searching.or(waiting.out().valid()).and(mayGoOn));
        var seek = SrqTask.of(SrqTask.Kind.SEEK, waiting.out().payload(), noSrq);
        tasks.payload().set(mux(searching, SrqTask.of(SrqTask.Kind.LOOK, place, noSrq), seek));
        waiting.out().ready().set(tasks.ready().and(mayGoOn).and(searching.not()));
        when(tasks.fires(), () -> pursuing.next(true));
        when(tasks.fires().and(searching), () -> place.next(place.plus(1)));
    }

    /**
     * A task of it is done.
     *
     * @param beginning a search for the queue pair {@code who}, in its queue
     * @param ending    it has been given one, or needs none any more
     * @param done      the task was the last one for this place
     */
    void step(Bool beginning, UInt who, UInt use, Bool ending, Bool done) {
        when(done, () -> pursuing.next(false));
        when(beginning, () -> {
            searching.next(true);
            first.next(place);
            qp.next(who);
            srq.next(use);
        }).elseWhen(ending.or(done.and(place.eq(first))), () -> searching.next(false));
    }
}
