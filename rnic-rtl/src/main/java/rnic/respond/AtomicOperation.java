package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** An atomic that is to be executed; operands as numbers, in the order of the host. */
public record AtomicOperation(
    @Doc("queue pair, local number") UInt qp,
    @Doc("number of its context") UInt context,
    @Doc("protection domain of the queue pair") UInt pd,
    @Doc("adds; else compares and swaps") Bool adds,
    @Doc("a multiple of 8") UInt address,
    @Doc("of the MR") UInt key,
    @Doc("to swap or add") UInt operand,
    @Doc("to compare with") UInt compare
) implements Bundle<AtomicOperation> {
    public static Shape<AtomicOperation> of(RnicParameters parameters) {
        return bundle(AtomicOperation.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.contextNames())), uint(16), bool(), uint(64), uint(32), uint(64), uint(64));
    }
}
