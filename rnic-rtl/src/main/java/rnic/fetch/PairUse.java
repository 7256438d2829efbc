package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Whether a queue pair uses a shared receive queue, since when. */
record PairUse(
    @Doc("queue pair, local number") UInt qp,
    @Doc("it does") Bool used,
    @Doc("of the queue pair, modulo 4") UInt life
) implements Bundle<PairUse> {
    /** So many lives do not begin while a message without a WQE waits to be looked at. */
    static final int LIFE_BITS = 2;

    static Shape<PairUse> of(RnicParameters parameters) {
        return bundle(PairUse.class, uint(indexWidth(parameters.queuePairs())), bool(), uint(LIFE_BITS));
    }
}
