package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Makes a completion queue. */
public record QueueWrite(
    UInt index,
    @Doc("exists") Bool valid,
    @Doc("64-byte aligned") UInt base,
    @Doc("log2 of its entries, 0 to 15") UInt size
) implements Bundle<QueueWrite> {
    public static Shape<QueueWrite> of(RnicParameters parameters) {
        return bundle(QueueWrite.class, uint(indexWidth(parameters.completionQueues())), bool(), uint(64), uint(4));
    }
}
