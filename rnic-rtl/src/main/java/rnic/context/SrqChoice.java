package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Where the receive WQEs of a queue pair come from. */
public record SrqChoice(
    @Doc("from a shared receive queue; else from one of its own") Bool used,
    UInt srq
) implements Bundle<SrqChoice> {
    public static Shape<SrqChoice> of(RnicParameters parameters) {
        return bundle(SrqChoice.class, bool(), uint(indexWidth(parameters.sharedQueues())));
    }
}
