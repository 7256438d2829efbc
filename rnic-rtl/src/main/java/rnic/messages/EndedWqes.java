package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** How many of the WQEs that a queue pair was dealt are complete. */
public record EndedWqes(
    @Doc("queue pair, local number") UInt qp,
    @Doc("in this life, modulo twice as many as it can have") UInt count
) implements Bundle<EndedWqes> {
    public static Shape<EndedWqes> of(RnicParameters parameters) {
        return bundle(EndedWqes.class, uint(indexWidth(parameters.queuePairs())),
            uint(log2Ceil(2 * parameters.mostDealt())));
    }
}
