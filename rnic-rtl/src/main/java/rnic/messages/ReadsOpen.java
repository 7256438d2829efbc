package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Whether a queue pair has sent Reads or atomics that are not answered. */
public record ReadsOpen(@Doc("queue pair, local number") UInt qp, Bool open) implements Bundle<ReadsOpen> {
    public static Shape<ReadsOpen> of(RnicParameters parameters) {
        return bundle(ReadsOpen.class, uint(indexWidth(parameters.queuePairs())), bool());
    }
}
