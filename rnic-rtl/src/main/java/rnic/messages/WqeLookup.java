package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Which send WQE on chip is looked up. */
public record WqeLookup(
    @Doc("queue pair, local number") UInt qp,
    @Doc("its index modulo the WQEs that are kept") UInt slot
) implements Bundle<WqeLookup> {
    public static Shape<WqeLookup> of(RnicParameters parameters) {
        return bundle(WqeLookup.class, uint(indexWidth(parameters.queuePairs())),
            uint(log2Ceil(parameters.messages())));
    }
}
