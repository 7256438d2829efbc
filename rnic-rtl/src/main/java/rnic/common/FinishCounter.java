package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;

/**
 * Counts the requests that the bus has finished, in order: those of which every burst, and every burst of all earlier
 * ones, has been answered. A request of no burst is finished when all earlier ones are. One burst or request per cycle;
 * the count moves 2 cycles after the answer at the earliest.
 *
 * @param requests that may be unfinished
 */
@Doc("Counts the requests of which every burst has been answered, in order.")
public record FinishCounter(int requests) implements Circuit<FinishCounter.Io> {
    /** Bits of the counts of requests that blocks compare, modulo. */
    public static final int COUNT_BITS = 24;

    public record Io(
        @Doc("bursts of the request, 0 to 3") Stream<UInt> request,
        @Doc("a burst has been answered") Bool answered,
        @Doc("finished requests since reset, modulo 2^24") UInt finished
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(uint(2))), p.in(bool()), p.out(uint(COUNT_BITS)));
    }

    @Override public void body(Io io) {
        var unfinished = instance(new Fifo<>(uint(2), requests, BRAM, false));
        var answers = reg(uint(log2Ceil(3 * requests + 1))).init(0);     // not yet given to a request
        var taken = reg(uint(2)).init(0);                                // of the oldest request
        var finished = reg(uint(COUNT_BITS)).init(0);
        var oldest = unfinished.out().payload();
        var lacking = unfinished.out().valid().and(taken.ne(oldest));
        var take = lacking.and(answers.any());
        var done = unfinished.out().valid().and(mux(lacking, take.and(taken.plus(1).eq(oldest)), lit(true)));

        link(unfinished.in(), io.request);
        unfinished.out().ready().set(done);
        when(take, () -> taken.next(taken.plus(1)));
        when(done, () -> {
            taken.next(0);
            finished.next(finished.plus(1));
        });
        when(io.answered.and(take.not()), () -> answers.next(answers.plus(1)))
            .elseWhen(take.and(io.answered.not()), () -> answers.next(answers.minus(1)));

        io.finished.set(finished);
        check(unfinished.out().valid().not().or(taken.le(oldest)), "no request takes more answers than it has bursts");
        cover(unfinished.out().fires().and(oldest.eq(0)), "finishes a request of no burst");
    }
}
