package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.common.FinishCounter;

/** A placement that the bus has refused (row 44 of the table of malformed input). */
public record PlacementFault(
    @Doc("queue pair, local number") UInt qp,
    @Doc("which placement it is, counted from 1 since reset and modulo 2^24") UInt placement
) implements Bundle<PlacementFault> {
    public static final Shape<PlacementFault> SHAPE = bundle(PlacementFault.class, uint(AccessOwner.QP_BITS),
        uint(FinishCounter.COUNT_BITS));
}
