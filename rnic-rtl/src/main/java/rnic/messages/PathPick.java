package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** The path of a packet. */
public record PathPick(UInt slot, UInt entropy) implements Bundle<PathPick> {
    public static final Shape<PathPick> SHAPE = bundle(PathPick.class, uint(Departure.SLOT_BITS),
        uint(PathNews.ENTROPY_BITS));

    /** Added to wire_sport_base. */
    public UInt port() {
        return cat(entropy, slot);
    }

    /** The UDP source port of a path above the first one, whose upper two bits are always 1. */
    public static UInt above(UInt base, UInt path) {
        ignore(base.top(2));
        return cat(lit(3, 2), base.trunc(Departure.PATH_BITS).plus(path));
    }

    /** The path of such a port. */
    public static UInt below(UInt base, UInt port) {
        return port.trunc(Departure.PATH_BITS).minus(base.trunc(Departure.PATH_BITS));
    }
}
