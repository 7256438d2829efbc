package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PathNames;

/** How and when a packet left its sender, as {@code cc_ext} has it; anything without that. */
public record Departure(
    @Doc("its UDP source port above 0xC000") UInt path,
    @Doc("in 1/16 us of the sender's clock, modulo 2^14") UInt stamp
) implements Bundle<Departure> {
    public static final int PATH_BITS = 14;
    /** Bits that tell the paths of a flow apart: the low ones of its port, above those of the first path. */
    public static final int SLOT_BITS = PathNames.SLOT_BITS;
    public static final int STAMP_BITS = 14;
    public static final Shape<Departure> SHAPE = bundle(Departure.class, uint(PATH_BITS), uint(STAMP_BITS));
}
