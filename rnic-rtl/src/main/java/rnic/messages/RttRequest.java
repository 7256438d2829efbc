package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** An RTT Request that is to be answered, or to be sent (wire profile section 9). */
public record RttRequest(
    @Doc("queue pair, local number") UInt qp,
    @Doc("UDP source port of the request, which the response copies") UInt sourcePort,
    @Doc("the requester's own word") UInt context,
    @Doc("TX1, the requester's clock") UInt sent,
    @Doc("RX1, in ns") UInt received
) implements Bundle<RttRequest> {
    public static Shape<RttRequest> of(RnicParameters parameters) {
        return bundle(RttRequest.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(32), uint(32),
            uint(32));
    }
}
