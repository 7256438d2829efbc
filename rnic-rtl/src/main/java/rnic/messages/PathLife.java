package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
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
}
