package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Doorbell of a shared receive queue: how many WQEs have been posted to it, or when to tell that few are left. */
public record SrqDoorbell(
    UInt srq,
    @Doc("free-running count of posted WQEs, modulo 65536; or the limit") UInt number,
    @Doc("an event when fewer are left than the number says; 0 = none") Bool limiting,
    @Doc("life in which it was rung") UInt life
) implements Bundle<SrqDoorbell> {
    public static Shape<SrqDoorbell> of(RnicParameters parameters) {
        return bundle(SrqDoorbell.class, uint(indexWidth(parameters.sharedQueues())), uint(16), bool(),
            uint(SrqLife.BITS));
    }
}
