package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;

/**
 * The queue pairs that may have something to do, each at most once, in the order in which they were named; whoever
 * takes one looks at its tables only then, so that a hint which comes later names it again and nothing is overlooked.
 * Hints cannot be held up; should one be lost because too many come at once, every queue pair is named once. From a
 * hint to the output 2 cycles while nobody waits, else a hint takes 2 cycles and a queue pair given out 1. The first
 * {@code queuePairs} cycles after reset go into clearing the memory.
 *
 * @param queuePairs a power of two from 2
 * @param sources    of hints
 */
@Doc("The queue pairs that may have something to do, each at most once, first come first served.")
public record ActiveRing(int queuePairs, int sources) implements Circuit<ActiveRing.Io> {
    /** What the ring is doing. */
    enum Step { CLEARING, IDLE, DECIDING }

    public record Io(
        @Doc("queue pairs that may have something to do") Vec<Valid<UInt>> hints,
        @Doc("the next one to look at") Stream<UInt> next
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(queuePairs));
        return new Io(p.in(vec(Valid.of(qp), sources)), p.out(Stream.of(qp)));
    }

    @Override public void body(Io io) {
        var shape = uint(indexWidth(queuePairs));
        var hints = instance(new HintQueue(queuePairs, sources, 0));
        link(hints.hints(), io.hints);
        hints.mayPass().set(false);

        var listed = memory(bool(), queuePairs).style(queuePairs > 64 ? BRAM : LUTRAM);
        var ring = instance(new Fifo<>(shape, queuePairs, queuePairs > 64 ? BRAM : LUTRAM, true));
        var hint = reg(shape);
        var cleared = reg(shape).init(0);
        var shown = reg(shape);
        var showing = reg(bool()).init(0);
        var step = machine(Step.CLEARING);

        // What is given out leaves the list before anybody looks at its tables.
        var giving = step.is(Step.IDLE).and(ring.out().valid()).and(showing.not());
        var taking = step.is(Step.IDLE).and(giving.not()).and(hints.next().valid());
        // Who is named while nobody waits stands in no list and need not go through the ring.
        var passing = taking.and(showing.not()).and(ring.level().orElseThrow().eq(0));
        var isListed = listed.read(hints.next().payload());
        var adding = step.is(Step.DECIDING).and(isListed.not());

        step.in(Step.CLEARING, () -> {
                cleared.next(cleared.plus(1));
                when(cleared.all(), () -> step.go(Step.IDLE));
            })
            .in(Step.IDLE, () -> when(taking.and(passing.not()), () -> step.go(Step.DECIDING)))
            .in(Step.DECIDING, () -> step.go(Step.IDLE));
        when(taking, () -> hint.next(hints.next().payload()));
        hints.next().ready().set(step.is(Step.IDLE).and(giving.not()));

        var at = mux(step.is(Step.CLEARING), cleared, mux(giving, ring.out().payload(), hint));
        when(step.is(Step.CLEARING).or(giving).or(adding), () -> listed.write(at, adding));

        ring.in().valid().set(adding);
        ring.in().payload().set(hint);
        ring.out().ready().set(giving);
        when(giving.or(passing), () -> {
            shown.next(mux(giving, ring.out().payload(), hints.next().payload()));
            showing.next(true);
        }).elseWhen(io.next.ready(), () -> showing.next(false));
        io.next.valid().set(showing);
        io.next.payload().set(shown);

        check(adding.not().or(ring.in().ready()), "the ring has a place for every queue pair");
    }
}
