package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.FlowGroups;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as the PSNs that it expects go. */
public record FlowStarts(
    @Doc("queue pair, local number") UInt qp,
    @Doc("what begins: one of the flows at least") FlowGroups groups,
    @Doc("first PSN of requests") UInt requests,
    @Doc("first PSN of responses") UInt responses
) implements Bundle<FlowStarts> {
    public static Shape<FlowStarts> of(RnicParameters parameters) {
        return bundle(FlowStarts.class, uint(indexWidth(parameters.queuePairs())), FlowGroups.SHAPE,
            uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS));
    }
}
