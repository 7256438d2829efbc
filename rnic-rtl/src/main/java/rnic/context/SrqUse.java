package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as shared receive queues go. */
public record SrqUse(
    @Doc("queue pair, local number") UInt qp,
    SrqChoice choice
) implements Bundle<SrqUse> {
    public static Shape<SrqUse> of(RnicParameters parameters) {
        return bundle(SrqUse.class, uint(indexWidth(parameters.queuePairs())), SrqChoice.of(parameters));
    }

    public static Stream<SrqUse> of(Stream<ContextWrite> lives) {
        return new Stream<>(lives.valid(), lives.ready(), new SrqUse(lives.payload().qp(),
            lives.payload().context().srq().orElseThrow()));
    }
}
