package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Gives a queue pair another rate while it lives. */
public record RateWrite(
    @Doc("queue pair, local number") UInt qp,
    @Doc("in Mb/s; 0 = unlimited") UInt rate
) implements Bundle<RateWrite> {
    public static Shape<RateWrite> of(RnicParameters parameters) {
        return bundle(RateWrite.class, uint(indexWidth(parameters.queuePairs())), uint(20));
    }
}
