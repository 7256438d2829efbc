package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A WQE of a shared receive queue, and the queue pair that gets it. */
public record GivenWqe(
    @Doc("queue pair, local number") UInt qp,
    @Doc("free-running index among those of the queue pair, modulo 65536") UInt index,
    KeptWqe kept,
    @Doc("what its completion says to the host") UInt tag
) implements Bundle<GivenWqe> {
    public static Shape<GivenWqe> of(RnicParameters parameters) {
        return bundle(GivenWqe.class, uint(indexWidth(parameters.queuePairs())), uint(16), KeptWqe.of(parameters), uint(16));
    }
}
