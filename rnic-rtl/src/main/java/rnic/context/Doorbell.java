package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Doorbell: how many requests the host has posted to a send or receive queue. */
public record Doorbell(
    @Doc("queue pair, local number") UInt qp,
    @Doc("free-running count of posted requests, modulo 65536") UInt producer
) implements Bundle<Doorbell> {
    public static Shape<Doorbell> of(RnicParameters parameters) {
        return bundle(Doorbell.class, uint(indexWidth(parameters.queuePairs())), uint(16));
    }
}
