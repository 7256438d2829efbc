package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A packet goes on its way, for the first time or again, and takes this path. */
public record PathTaken(
    Flow flow,
    @Doc("low bits of its PSN") UInt place,
    UInt slot
) implements Bundle<PathTaken> {
    public static Shape<PathTaken> of(RnicParameters parameters) {
        return bundle(PathTaken.class, Flow.of(parameters), uint(log2Ceil(parameters.window())),
            uint(Departure.SLOT_BITS));
    }
}
