package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** What a request would say in the veRoCE profile. All but the place counts of the next one alone. */
public record RoceRequest(
    Choice<RocePlace> place,
    @Doc("First, Middle and Last come in order; else it breaks the rules (row 37)") Bool fitting,
    @Doc("its number, of which a Read takes one only; counts wherever it stands") UInt psn,
    UInt msn,
    UInt rqmsn,
    @Doc("packets of its message before it") UInt po,
    @Doc("of RETH or AtomicETH of its message") UInt key,
    @Doc("of RETH of its message") UInt length,
    @Doc("PSNs that it takes beyond its own: of a Read") UInt more
) implements Bundle<RoceRequest> {
    static final Shape<RoceRequest> SHAPE = bundle(RoceRequest.class, choice(RocePlace.class), bool(),
        uint(Arrival.PSN_BITS), uint(24), uint(24), uint(24), uint(32), uint(32), uint(Arrival.PSN_BITS));
}
