package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** The host asks for the path slots of a queue pair, or takes one away or gives it back. */
public record PathOrder(UInt qp, Choice<Kind> kind, @Doc("that is taken or given") UInt slot)
    implements Bundle<PathOrder> {
    public enum Kind { SHOW, DENY, ALLOW }

    public static Shape<PathOrder> of(RnicParameters parameters) {
        return bundle(PathOrder.class, uint(indexWidth(parameters.queuePairs())), choice(Kind.class),
            uint(Departure.SLOT_BITS));
    }
}
