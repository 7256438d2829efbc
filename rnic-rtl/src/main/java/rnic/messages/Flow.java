package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/**
 * One of the two streams of numbered packets that a queue pair receives, and of the two that it sends: its requests,
 * or the responses to Reads and atomics. Blocks that know PSNs only have a row for each of them.
 */
public record Flow(
    @Doc("queue pair, local number") UInt qp,
    @Doc("space of responses (RSP); else that of requests (SQ)") Bool responses
) implements Bundle<Flow> {
    public static Shape<Flow> of(RnicParameters parameters) {
        return bundle(Flow.class, uint(indexWidth(parameters.queuePairs())), bool());
    }

    /** Flows of a NIC: two per queue pair. */
    public static int count(RnicParameters parameters) {
        return 2 * parameters.queuePairs();
    }

    /** The flow of requests of a queue pair. */
    public static Flow requests(UInt qp) {
        return new Flow(qp, lit(false));
    }

    /** The flow of responses of a queue pair. */
    public static Flow responses(UInt qp) {
        return new Flow(qp, lit(true));
    }

    /** The flow of an {@link #index()}. */
    public static Flow at(UInt index) {
        return new Flow(index.trunc(index.width() - 1), index.msb());
    }

    /** Its row: those of requests come first. */
    public UInt index() {
        return cat(responses.asUInt(), qp);
    }
}
