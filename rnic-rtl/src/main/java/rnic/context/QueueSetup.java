package rnic.context;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** Where a queue of requests lies in host memory; it begins a new life, with nothing posted. */
public record QueueSetup(
    @Doc("queue pair, local number") UInt qp,
    @Doc("64-byte aligned") UInt base,
    @Doc("log2 of its entries, 0 to 15") UInt size
) implements Bundle<QueueSetup> {
    public static Shape<QueueSetup> of(RnicParameters parameters) {
        return bundle(QueueSetup.class, uint(indexWidth(parameters.queuePairs())), uint(64), uint(4));
    }
}
