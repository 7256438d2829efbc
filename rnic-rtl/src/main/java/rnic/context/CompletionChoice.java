package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as its completions go. */
public record CompletionChoice(
    @Doc("queue pair, local number") UInt qp,
    @Doc("completion queue of sends") UInt sends,
    @Doc("completion queue of receives") UInt receives,
    @Doc("the shared receive queue, where there are any") Optional<SrqChoice> srq
) implements Bundle<CompletionChoice> {
    public static Shape<CompletionChoice> of(RnicParameters parameters) {
        var queue = uint(indexWidth(parameters.completionQueues()));
        return bundle(f -> new CompletionChoice(f.of(uint(indexWidth(parameters.queuePairs()))), f.of(queue),
            f.of(queue),
            parameters.shares() ? Optional.of(f.of(SrqChoice.of(parameters))) : Optional.empty()));
    }

    public static CompletionChoice of(ContextWrite life) {
        return new CompletionChoice(life.qp(), life.context().sendCq(), life.context().receiveCq(),
            life.context().srq());
    }
}
