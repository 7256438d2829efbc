package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageSize;
import rnic.protocol.RnicParameters;

/** An atomic of which is known whether its MR allows it. */
public record CheckedAtomic(
    Atomic atomic,
    @Doc("a multiple of 8, as the peer says it") UInt address,
    @Doc("of the MR") PageSize pages
) implements Bundle<CheckedAtomic> {
    public static Shape<CheckedAtomic> of(RnicParameters parameters) {
        return bundle(CheckedAtomic.class, Atomic.of(parameters), uint(64), PageSize.SHAPE);
    }
}
