package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.protocol.RnicParameters;

/** Where a queue of requests lies in host memory; it begins a new life, with nothing posted. */
public record QueueSetup(
    @Doc("queue pair, local number") UInt qp,
    @Doc("64-byte aligned") UInt base,
    @Doc("log2 of its entries, 0 to 15") UInt size
) implements Bundle<QueueSetup> {
    public static Shape<QueueSetup> of(RnicParameters parameters) {
        return bundle(QueueSetup.class, uint(indexWidth(parameters.queuePairs())), uint(64), uint(4));
    }

    public static QueueSetup ofSends(ContextWrite life) {
        return new QueueSetup(life.qp(), life.context().sendQueue(), life.context().sendQueueSize());
    }

    public static Stream<QueueSetup> ofSends(Stream<ContextWrite> lives) {
        return new Stream<>(lives.valid(), lives.ready(), ofSends(lives.payload()));
    }

    public static QueueSetup ofReceives(ContextWrite life) {
        return new QueueSetup(life.qp(), life.context().receiveQueue(), life.context().receiveQueueSize());
    }
}
