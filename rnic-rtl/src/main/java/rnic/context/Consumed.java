package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Doorbell: how many entries of a completion queue the host has read. */
public record Consumed(
    UInt queue,
    @Doc("free-running count of entries read, modulo 65536") UInt consumer,
    @Doc("interrupt at the next completion") Bool arm
) implements Bundle<Consumed> {
    public static Shape<Consumed> of(RnicParameters parameters) {
        return bundle(Consumed.class, uint(indexWidth(parameters.completionQueues())), uint(16), bool());
    }
}
