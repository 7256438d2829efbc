package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** What came of an order of the host. */
public record PathReply(
    @Doc("there is no such slot in use, or it is the last good one") Bool refused,
    @Doc("of each slot two bits, a PathState, slot 0 in the lowest; as they were before") UInt states
) implements Bundle<PathReply> {
    public static final Shape<PathReply> SHAPE = bundle(PathReply.class, bool(), uint(2 << Departure.SLOT_BITS));
}
