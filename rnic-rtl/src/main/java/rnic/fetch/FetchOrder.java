package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Requests that one burst brings. */
public record FetchOrder(
    @Doc("queue pair, local number") UInt qp,
    @Doc("of the first, modulo 65536") UInt index,
    @Doc("of the first, in host memory") UInt address,
    @Doc("how many, 1 to the batch") UInt count
) implements Bundle<FetchOrder> {
    /** Most WQEs that are read at once. */
    public static final int BATCH = 8;

    public static Shape<FetchOrder> of(RnicParameters parameters) {
        return bundle(FetchOrder.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(64), uint(4));
    }
}
