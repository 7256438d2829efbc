package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Asks for a receive WQE. */
public record ReceiveLookup(
    @Doc("queue pair, local number") UInt qp,
    @Doc("RQMSN: counted from 0 at the start of the queue pair's life") UInt number
) implements Bundle<ReceiveLookup> {
    public static Shape<ReceiveLookup> of(RnicParameters parameters) {
        return bundle(ReceiveLookup.class, uint(indexWidth(parameters.queuePairs())), uint(24));
    }
}
