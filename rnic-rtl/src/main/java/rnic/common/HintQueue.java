package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;

/**
 * Queue pairs that several sources name, one after the other. Hints cannot be held up; should one be lost because too
 * many come at once, every queue pair is named once.
 *
 * @param queuePairs a power of two from 2
 * @param sources    of hints
 * @param passing    so many of the first sources may pass those that wait, in their own cycle; then the others take two
 *                   cycles, else one
 */
@Doc("The queue pairs that several sources name, one after the other; none is lost.")
public record HintQueue(int queuePairs, int sources, int passing) implements Circuit<HintQueue.Io> {
    private static final int WAITING = 16;

    public record Io(
        @Doc("queue pairs that may have something to do") Vec<Valid<UInt>> hints,
        @Doc("a hint may pass: what is shown will be taken") Bool mayPass,
        Stream<UInt> next
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(queuePairs));
        return new Io(p.in(vec(Valid.of(qp), sources)), p.in(bool()), p.out(Stream.of(qp)));
    }

    @Override public void body(Io io) {
        var shape = uint(indexWidth(queuePairs));
        var arbiter = instance(new Arbiter<>(shape, sources + 1, Arbiter.Policy.ROUND_ROBIN, false));
        var next = passing == 0 ? arbiter.out() : sliced(arbiter.out());
        ignore(io.mayPass);                                  // where none passes
        var lost = lit(false);
        var passes = lit(false);
        var passed = next.payload();
        for (int i = 0; i < sources; i++) {
            var hint = io.hints.at(i);
            var waiting = instance(new Fifo<>(shape, WAITING));
            var isNext = i < passing ? hint.valid().and(io.mayPass).and(next.valid().or(passes).not()) : lit(false);
            waiting.in().mayChange("a sweep makes up for what finds no room").valid()
                .set(hint.valid().and(isNext.not()));
            waiting.in().payload().set(hint.value());
            link(arbiter.in().at(i), waiting.out());
            lost = lost.or(waiting.in().valid().and(waiting.in().ready().not()));
            passed = mux(isNext, hint.value(), passed);
            passes = passes.or(isNext);
        }
        var seen = reg(bool()).init(0).named("lost");
        seen.next(lost);
        sweep(arbiter.in().at(sources), seen);
        if (passing > 0) {
            check(passes.not().or(io.next.ready()), "a hint that passes is taken");
        }
        io.next.valid().set(next.valid().or(passes));
        io.next.payload().set(passed);
        next.ready().set(io.next.ready());
    }

    private Stream<UInt> sliced(Stream<UInt> hints) {
        var slice = instance(new RegisterSlice<>(uint(indexWidth(queuePairs))));
        link(slice.in(), hints);
        return slice.out();
    }

    /** Names every queue pair once. */
    private void sweep(Stream<UInt> hints, Bool starting) {
        var place = reg(uint(indexWidth(queuePairs))).init(0);
        var sweeping = reg(bool()).init(0);
        var again = reg(bool()).init(0);
        var last = wire(bool());
        last.set(hints.ready().and(sweeping).and(place.all()));
        when(hints.fires(), () -> place.next(place.plus(1)));
        when(starting, () -> {
            sweeping.next(true);
            again.next(sweeping.and(last.not()));
        }).elseWhen(last, () -> {
            sweeping.next(again);
            again.next(false);
        });
        check(again.not().or(sweeping), "a sweep that waits follows another");
        hints.valid().set(sweeping);
        hints.payload().set(place);
    }
}
