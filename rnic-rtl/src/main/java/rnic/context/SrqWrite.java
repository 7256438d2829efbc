package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Makes a shared receive queue, with nothing posted. */
public record SrqWrite(
    UInt srq,
    @Doc("64-byte aligned") UInt base,
    @Doc("log2 of its entries, 0 to 15") UInt size,
    @Doc("WQEs that each queue pair is dealt ahead, at least 1") UInt ahead,
    @Doc("an event when fewer are left; 0 = none") UInt limit,
    @Doc("of the one that begins") UInt life
) implements Bundle<SrqWrite> {
    public static Shape<SrqWrite> of(RnicParameters parameters) {
        return bundle(SrqWrite.class, uint(indexWidth(parameters.sharedQueues())), uint(64), uint(4), uint(4),
            uint(16), uint(SrqLife.BITS));
    }
}
