package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A packet has needed a receive WQE. */
public record ServedWqe(
    @Doc("queue pair, local number") UInt qp,
    @Doc("its index in the queue of the queue pair, modulo 65536") UInt index,
    @Doc("there is one, and it belongs to the packet's message from now on; else the packet has gone for nothing")
    Bool found
) implements Bundle<ServedWqe> {
    public static Shape<ServedWqe> of(RnicParameters parameters) {
        return bundle(ServedWqe.class, uint(indexWidth(parameters.queuePairs())), uint(16), bool());
    }
}
