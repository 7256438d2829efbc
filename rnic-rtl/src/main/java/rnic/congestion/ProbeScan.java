package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.protocol.RnicParameters;

/**
 * Whose turn it is to be looked at for a path that is bad: all queue pairs one after the other, every
 * {@link #STEP} cycles one at most, until none of a whole round has had any. While all paths are good it rests.
 */
@Doc("Whose turn it is to be looked at for a path that is bad.")
record ProbeScan(RnicParameters parameters) implements Circuit<ProbeScan.Io> {
    private static final int STEP = 8;

    record Io(
        @Doc("there is a bad path somewhere") Bool found,
        @Doc("queue pairs") Stream<UInt> ticks
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.out(Stream.of(uint(indexWidth(parameters.queuePairs())))));
    }

    @Override public void body(Io io) {
        int bits = indexWidth(parameters.queuePairs());
        var qp = reg(uint(bits)).init(0);
        var left = reg(uint(bits + 1)).init(0).named("left");
        var pause = reg(uint(log2Ceil(STEP))).init(0).named("pause");
        var ticks = io.ticks;
        ticks.valid().set(left.any().and(pause.any().not()));
        ticks.payload().set(qp);
        when(ticks.fires(), () -> {
            qp.next(mux(qp.eq(parameters.queuePairs() - 1), lit(0, bits), qp.plus(1)));
            left.next(left.minus(1));
            pause.next(STEP - 1);
        }).elseWhen(pause.any(), () -> pause.next(pause.minus(1)));
        when(io.found, () -> left.next((2L << bits) - 1));
    }
}
