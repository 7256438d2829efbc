package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Gives a queue pair a new life: every block makes its own state of it new before it takes the word. */
public record ContextWrite(
    @Doc("queue pair, local number") UInt qp,
    QueuePairContext context
) implements Bundle<ContextWrite> {
    public static Shape<ContextWrite> of(RnicParameters parameters) {
        return bundle(ContextWrite.class, uint(indexWidth(parameters.queuePairs())), QueuePairContext.of(parameters));
    }
}
