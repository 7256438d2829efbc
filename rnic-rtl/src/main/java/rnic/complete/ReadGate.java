package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.FinishCounter;
import rnic.messages.Completion;
import rnic.protocol.RnicParameters;

/**
 * Holds the completion of a Read or an atomic until what it has brought is visible in host memory, and those of sends
 * behind it; every other one passes in the same cycle.
 */
@Doc("Holds the completion of a Read or an atomic until what it has brought is visible in host memory.")
public record ReadGate(RnicParameters parameters) implements Circuit<ReadGate.Io> {
    public record Io(
        Stream<Completion> in,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        Stream<Completion> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var completion = Stream.of(Completion.of(parameters));
        return new Io(p.in(completion), p.in(uint(FinishCounter.COUNT_BITS)), p.out(completion));
    }

    @Override public void body(Io io) {
        var completion = io.in.payload();
        var waiting = io.in.valid().and(completion.waiting());
        var distance = io.visible.minus(completion.placements());
        var reached = reg(bool()).init(0);
        var passing = reached.or(waiting.not());

        when(io.out.fires(), () -> reached.next(false)).otherwise(() ->
            reached.next(reached.or(waiting.and(distance.msb().not()))));
        ignore(distance);
        check(reached.not().or(waiting.and(distance.msb().not())),
            "placements that were visible stay so until their completion has passed");
        io.out.valid().set(io.in.valid().and(passing));
        io.out.payload().set(completion);
        io.in.ready().set(io.out.ready().and(passing));
    }
}
