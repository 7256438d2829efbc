package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/**
 * What the completion of a message needs, noted at the commit of its last packet. The length of a Read in RoCEv2 is
 * how many PSNs it takes beyond its own.
 */
public record StashWrite(
    @Doc("queue pair, local number") UInt qp,
    @Doc("of the message") UInt msn,
    @Doc("0 none (plain Write), 1 Send, 2 Send with immediate, 3 Send with invalidate, 4 Write with immediate, 5 Read,"
        + " 6 atomic") UInt kind,
    Bool solicited,
    @Doc("immediate data or key; of a Read or an atomic the number of its context") UInt argument,
    @Doc("bytes of the message") UInt length,
    @Doc("low bits of the number of the receive WQE that it names") UInt wqeIndex
) implements Bundle<StashWrite> {
    public static Shape<StashWrite> of(RnicParameters parameters) {
        return bundle(StashWrite.class, uint(indexWidth(parameters.queuePairs())), uint(24), uint(3), bool(), uint(32),
            uint(32), uint(log2Ceil(parameters.messages())));
    }
}
