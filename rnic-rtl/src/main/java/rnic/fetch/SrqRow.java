package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Where a shared receive queue stands. */
record SrqRow(
    @Doc("WQEs that the host has posted, modulo 65536") UInt posted,
    @Doc("those that have been dealt") UInt dealt,
    @Doc("an event when fewer are left; 0 = none") UInt limit,
    @Doc("the queue pairs that want WQEs") SrqLists.Ends list
) implements Bundle<SrqRow> {
    static Shape<SrqRow> of(RnicParameters parameters) {
        return bundle(SrqRow.class, uint(16), uint(16), uint(16), SrqLists.Ends.of(parameters));
    }
}
