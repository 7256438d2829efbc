package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.FinishCounter;
import rnic.messages.Completion;
import rnic.protocol.RnicParameters;

/**
 * Holds the completion of a Read or an atomic until what it has brought is visible in host memory, and those of sends
 * behind it; every other one passes in the same cycle when nothing waits. What a completion waits for comes to be by
 * itself: others are taken meanwhile. One completion per 2 cycles of those that wait.
 *
 * @param places completions that may wait
 */
@Doc("Holds the completion of a Read or an atomic until what it has brought is visible in host memory.")
public record ReadGate(RnicParameters parameters, int places) implements Circuit<ReadGate.Io> {
    private static final int PLACES = 32;

    public record Io(
        Stream<Completion> in,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        Stream<Completion> out
    ) implements Bundle<Io> {}

    /** As a NIC has it. */
    public ReadGate(RnicParameters parameters) {
        this(parameters, PLACES);
    }

    @Override public Io ports(Ports p) {
        var completion = Stream.of(Completion.of(parameters));
        return new Io(p.in(completion), p.in(uint(FinishCounter.COUNT_BITS)), p.out(completion));
    }

    @Override public void body(Io io) {
        var kept = instance(new Fifo<>(Completion.of(parameters), places, LUTRAM, false));
        var head = kept.out();
        var isPassing = head.valid().not().named("is_passing");        // whoever comes is the first
        var first = mux(isPassing, io.in.payload(), head.payload());
        var waiting = mux(isPassing, io.in.valid(), head.valid()).and(first.waiting());
        // Both are compared, for the choice would come before a long sum.
        var isThere = mux(isPassing, isVisible(io, io.in.payload()), isVisible(io, head.payload()));
        var reached = reg(bool()).init(0);
        var mayGo = reached.or(waiting.not());

        when(io.out.fires(), () -> reached.next(false))
            .otherwise(() -> reached.next(reached.or(waiting.and(isThere))));
        check(reached.not().or(waiting.and(isThere)),
            "placements that were visible stay so until their completion has passed");
        kept.in().valid().set(io.in.valid().and(isPassing.and(io.out.ready()).and(mayGo).not()));
        kept.in().payload().set(io.in.payload());
        io.in.ready().set(kept.in().ready());
        io.out.valid().set(head.valid().or(io.in.valid()).and(mayGo));
        io.out.payload().set(first);
        head.ready().set(io.out.ready().and(mayGo));
    }

    private static Bool isVisible(Io io, Completion completion) {
        var distance = io.visible.minus(completion.placements());
        ignore(distance);
        return distance.msb().not();
    }
}
