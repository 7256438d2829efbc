package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** An atomic of the peer but for its address. */
public record Atomic(
    @Doc("queue pair, local number") UInt qp,
    @Doc("number of its context") UInt context,
    @Doc("the MR: key / 256") UInt mr,
    @Doc("the MR allows it; it counts as under way there") Bool allowed,
    @Doc("adds; else compares and swaps") Bool adds,
    @Doc("to swap or add") UInt operand,
    @Doc("to compare with") UInt compare
) implements Bundle<Atomic> {
    public static Shape<Atomic> of(RnicParameters parameters) {
        return bundle(Atomic.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.contextNames())), uint(indexWidth(parameters.mrs())), bool(), bool(), uint(64),
            uint(64));
    }
}
