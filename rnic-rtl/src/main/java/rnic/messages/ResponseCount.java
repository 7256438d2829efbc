package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** So many responses of a queue pair's life may be started, or sent. */
public record ResponseCount(
    @Doc("queue pair, local number") UInt qp,
    @Doc("modulo 65536") UInt count
) implements Bundle<ResponseCount> {
    /** Bits of the counts of responses. */
    public static final int BITS = 16;

    public static Shape<ResponseCount> of(RnicParameters parameters) {
        return bundle(ResponseCount.class, uint(indexWidth(parameters.queuePairs())), uint(BITS));
    }
}
