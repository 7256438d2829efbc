package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.ContextWrite;
import rnic.protocol.RnicParameters;

/** The paths of a new life of a queue pair: all good, and nothing is known of them. */
public record PathLife(
    UInt qp,
    @Doc("paths in use less one") UInt last,
    @Doc("slot whose turn is first; one that is in use") UInt first,
    @Doc("of what slots stand for later; its lowest bit counts as 1") UInt seed
) implements Bundle<PathLife> {
    public static final int SEED_BITS = 16;

    public static Shape<PathLife> of(RnicParameters parameters) {
        return bundle(PathLife.class, uint(indexWidth(parameters.queuePairs())), uint(Departure.SLOT_BITS),
            uint(Departure.SLOT_BITS), uint(SEED_BITS));
    }

    /** What differs from queue pair to queue pair, and is chosen by the host, is where its paths begin. */
    public static PathLife of(ContextWrite life) {
        var context = life.context();
        var seed = context.sendPsn().trunc(SEED_BITS).xor(context.peerQp().trunc(SEED_BITS));
        var first = seed.top(Departure.SLOT_BITS);
        return new PathLife(life.qp(), context.lastPath(),
            first.gate(first.le(context.lastPath())), seed);
    }
}
