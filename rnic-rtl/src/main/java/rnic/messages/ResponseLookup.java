package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Which response's context is looked up. */
public record ResponseLookup(
    @Doc("queue pair, local number") UInt qp,
    @Doc("low bits of the number of the response, which are counted from 0") UInt number
) implements Bundle<ResponseLookup> {
    public static Shape<ResponseLookup> of(RnicParameters parameters) {
        return bundle(ResponseLookup.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.contexts())));
    }

    /** Its place among the rows of all queue pairs. */
    public UInt row() {
        return cat(qp, number);
    }
}
