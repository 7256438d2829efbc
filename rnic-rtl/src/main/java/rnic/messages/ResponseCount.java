package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** So many responses of a queue pair's life may be started, or sent. */
public record ResponseCount(
    @Doc("queue pair, local number") UInt qp,
    @Doc("low bits") UInt count
) implements Bundle<ResponseCount> {
    /** Bits of the counts of responses: contexts are at most as many as messages of a sender. */
    public static int bits(RnicParameters parameters) {
        return MessageCount.openBits(parameters);
    }

    public static Shape<ResponseCount> of(RnicParameters parameters) {
        return bundle(ResponseCount.class, uint(indexWidth(parameters.queuePairs())), uint(bits(parameters)));
    }
}
