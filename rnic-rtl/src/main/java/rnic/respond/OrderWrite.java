package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.ResponseLookup;
import rnic.protocol.RnicParameters;

/** The next response of a queue pair has this context. */
public record OrderWrite(
    @Doc("the response") ResponseLookup response,
    @Doc("number of the context") UInt context
) implements Bundle<OrderWrite> {
    public static Shape<OrderWrite> of(RnicParameters parameters) {
        return bundle(OrderWrite.class, ResponseLookup.of(parameters), uint(indexWidth(parameters.contextNames())));
    }
}
