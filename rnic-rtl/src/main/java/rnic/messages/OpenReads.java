package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Whether Reads and atomics of a queue pair are open: sent, and not all of their responses are here. */
public record OpenReads(@Doc("queue pair, local number") UInt qp, Bool open) implements Bundle<OpenReads> {
    public static Shape<OpenReads> of(RnicParameters parameters) {
        return bundle(OpenReads.class, uint(indexWidth(parameters.queuePairs())), bool());
    }
}
