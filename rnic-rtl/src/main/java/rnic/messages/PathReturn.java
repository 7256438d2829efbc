package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** The answer to a probe of a path has come. */
public record PathReturn(UInt qp, UInt slot) implements Bundle<PathReturn> {
    public static Shape<PathReturn> of(RnicParameters parameters) {
        return bundle(PathReturn.class, uint(indexWidth(parameters.queuePairs())), uint(Departure.SLOT_BITS));
    }

    /** What an RTT Response says, in the word that was given to its request. */
    public static PathReturn of(UInt qp, UInt context) {
        return new PathReturn(qp, context.top(Departure.SLOT_BITS));
    }
}
