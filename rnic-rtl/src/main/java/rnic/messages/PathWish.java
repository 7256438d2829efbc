package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A packet of a queue pair wants a path. */
public record PathWish(
    UInt qp,
    @Doc("it is sent again: another slot than before, if there is one") Bool again,
    @Doc("slot that it took last") UInt before
) implements Bundle<PathWish> {
    public static Shape<PathWish> of(RnicParameters parameters) {
        return bundle(PathWish.class, uint(indexWidth(parameters.queuePairs())), bool(), uint(Departure.SLOT_BITS));
    }
}
