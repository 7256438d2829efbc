package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A WQE that a queue pair was dealt. */
public record WqePlace(
    @Doc("queue pair, local number") UInt qp,
    @Doc("free-running index among those of the queue pair, modulo 65536") UInt index
) implements Bundle<WqePlace> {
    public static Shape<WqePlace> of(RnicParameters parameters) {
        return bundle(WqePlace.class, uint(indexWidth(parameters.queuePairs())), uint(16));
    }

    /** Its place among those that queue pairs may have at once. */
    public UInt among(int places) {
        return cat(qp, index.trunc(log2Ceil(places)));
    }
}
