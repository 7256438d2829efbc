package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Which response's context is looked up. */
public record ResponseLookup(
    @Doc("queue pair, local number") UInt qp,
    @Doc("MSN of the response, as many low bits as contexts need") UInt message
) implements Bundle<ResponseLookup> {
    public static Shape<ResponseLookup> of(RnicParameters parameters) {
        return bundle(ResponseLookup.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.reads())));
    }
}
