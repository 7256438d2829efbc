package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A message of a queue pair with a shared receive queue has found no WQE. */
public record LackingWqe(
    @Doc("queue pair, local number") UInt qp,
    @Doc("index of the WQE among those of the queue pair, modulo 65536") UInt index,
    @Doc("of the queue pair, modulo 4: another one has begun while this waited") UInt life
) implements Bundle<LackingWqe> {
    static Shape<LackingWqe> of(RnicParameters parameters) {
        return bundle(LackingWqe.class, uint(indexWidth(parameters.queuePairs())), uint(16),
            uint(PairUse.LIFE_BITS));
    }
}
