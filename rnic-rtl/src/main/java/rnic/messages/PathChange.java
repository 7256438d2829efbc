package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A path has been left, or has come back. */
public record PathChange(UInt qp, UInt slot, @Doc("it is back") Bool isGood) implements Bundle<PathChange> {
    public static Shape<PathChange> of(RnicParameters parameters) {
        return bundle(PathChange.class, uint(indexWidth(parameters.queuePairs())), uint(Departure.SLOT_BITS), bool());
    }
}
