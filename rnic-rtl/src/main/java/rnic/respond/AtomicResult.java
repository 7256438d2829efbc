package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What became of an atomic. */
public record AtomicResult(
    @Doc("queue pair, local number") UInt qp,
    @Doc("number of its context") UInt context,
    @Doc("what was found in host memory") UInt old,
    @Doc("the MR does not allow it any more, or the bus has refused: row 44") Bool failed
) implements Bundle<AtomicResult> {
    public static Shape<AtomicResult> of(RnicParameters parameters) {
        return bundle(AtomicResult.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.contextNames())), uint(64), bool());
    }
}
