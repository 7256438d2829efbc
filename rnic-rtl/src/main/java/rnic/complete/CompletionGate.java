package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Pipeline;
import hdl.lib.Stream;
import rnic.common.FinishCounter;
import rnic.messages.Completion;
import rnic.protocol.RnicParameters;

/**
 * Holds a completion until the placements it speaks of are visible in host memory. Latency 2 cycles, one per 2 cycles.
 */
@Doc("Holds a completion until the placements it speaks of are visible in host memory.")
public record CompletionGate(RnicParameters parameters) implements Circuit<CompletionGate.Io> {
    public record Io(
        Stream<Completion> in,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        Stream<Completion> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Completion.of(parameters))), p.in(uint(FinishCounter.COUNT_BITS)),
            p.out(Stream.of(Completion.of(parameters))));
    }

    @Override public void body(Io io) {
        var stage = instance(new Pipeline<>(Completion.of(parameters), 1));
        var head = stage.out();
        var reached = reg(bool()).init(0);
        var lacking = io.visible.minus(head.payload().placements()).msb();

        link(stage.in(), io.in);
        when(io.out.fires(), () -> reached.next(false))
            .otherwise(() -> reached.next(head.valid().and(lacking.not().or(head.payload().waiting().not()))));
        check(reached.not().or(head.valid().and(head.payload().waiting().not()
            .or(io.visible.minus(head.payload().placements()).lt(1L << FinishCounter.COUNT_BITS - 1)))),
            "placements that were visible stay so until their completion has passed");
        io.out.valid().set(head.valid().and(reached));
        io.out.payload().set(head.payload());
        head.ready().set(io.out.ready().and(reached));
    }
}
