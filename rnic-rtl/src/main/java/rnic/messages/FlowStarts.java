package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as the PSNs that it expects go. */
public record FlowStarts(
    @Doc("queue pair, local number") UInt qp,
    @Doc("first PSN of requests") UInt requests,
    @Doc("first PSN of responses") UInt responses
) implements Bundle<FlowStarts> {
    public static Shape<FlowStarts> of(RnicParameters parameters) {
        return bundle(FlowStarts.class, uint(indexWidth(parameters.queuePairs())), uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS));
    }
}
