package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as its completions go. */
public record CompletionChoice(
    @Doc("queue pair, local number") UInt qp,
    @Doc("completion queue of sends") UInt sends,
    @Doc("completion queue of receives") UInt receives
) implements Bundle<CompletionChoice> {
    public static Shape<CompletionChoice> of(RnicParameters parameters) {
        return bundle(CompletionChoice.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.completionQueues())), uint(indexWidth(parameters.completionQueues())));
    }

    public static CompletionChoice of(ContextWrite life) {
        return new CompletionChoice(life.qp(), life.context().sendCq(), life.context().receiveCq());
    }
}
