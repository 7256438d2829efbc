package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A WQE of a shared receive queue has been given to a queue pair. */
public record DealtWqe(
    @Doc("queue pair, local number") UInt qp,
    @Doc("low bits of its index among those of the queue pair") UInt place,
    @Doc("what its completion says to the host") UInt tag
) implements Bundle<DealtWqe> {
    public static Shape<DealtWqe> of(RnicParameters parameters) {
        return bundle(DealtWqe.class, uint(indexWidth(parameters.queuePairs())),
            uint(log2Ceil(parameters.mostDealt())), uint(16));
    }
}
