package rnic.context;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** Completes every incomplete request of a queue pair that is in error. */
public record Flush(
    @Doc("queue pair, local number") UInt qp,
    @Doc("of the oldest incomplete send WQE") UInt sendStatus,
    @Doc("of the oldest incomplete receive WQE") UInt receiveStatus
) implements Bundle<Flush> {
    public static Shape<Flush> of(RnicParameters parameters) {
        return bundle(Flush.class, uint(indexWidth(parameters.queuePairs())), uint(4), uint(4));
    }
}
