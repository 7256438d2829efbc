package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What the engine adds to a context: the first PSN when it is started, what was found when it has been executed. */
public record ContextUpdate(
    @Doc("queue pair, local number") UInt qp,
    @Doc("number of the context") UInt context,
    @Doc("it is an atomic that has been executed") Bool executed,
    @Doc("first PSN of the response; unless executed") UInt psn,
    @Doc("what was found; if executed") UInt result
) implements Bundle<ContextUpdate> {
    public static Shape<ContextUpdate> of(RnicParameters parameters) {
        return bundle(ContextUpdate.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.contextNames())), bool(), uint(24), uint(64));
    }
}
