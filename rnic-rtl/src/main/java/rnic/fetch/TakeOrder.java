package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A WQE that one queue pair has and may not need is to go to another one. */
public record TakeOrder(
    @Doc("queue pair that has it, local number") UInt from,
    @Doc("its index there, the last one that was dealt, modulo 65536") UInt index,
    @Doc("queue pair of which a message waits") UInt to,
    @Doc("its index there, the next one to be dealt") UInt number
) implements Bundle<TakeOrder> {
    static Shape<TakeOrder> of(RnicParameters parameters) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return bundle(TakeOrder.class, qp, uint(16), qp, uint(16));
    }
}
