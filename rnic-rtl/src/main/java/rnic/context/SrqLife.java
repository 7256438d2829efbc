package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** The number of a life of a shared receive queue, which says what a doorbell was rung for. */
public record SrqLife(UInt srq, UInt life) implements Bundle<SrqLife> {
    /** Bits of the number: more lives than can begin while a doorbell waits, which is 16 times 32 cycles at most. */
    public static final int BITS = 5;

    public static Shape<SrqLife> of(RnicParameters parameters) {
        return bundle(SrqLife.class, uint(indexWidth(parameters.sharedQueues())), uint(BITS));
    }
}
