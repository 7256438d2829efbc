package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What is known of a packet of a queue pair that took some path. */
public record PathNews(
    UInt qp,
    Choice<Kind> kind,
    @Doc("slot that it took") UInt slot,
    @Doc("what the slot stood for then; of a loss anything") UInt entropy
) implements Bundle<PathNews> {
    /** It has come, unmarked or marked; it was cut by a switch of the core; it has not come. */
    public enum Kind { GOOD, MARKED, TRIMMED, LOST }

    /** Bits of what a slot stands for: with the slot they are the source port. */
    public static final int ENTROPY_BITS = Departure.PATH_BITS - Departure.SLOT_BITS;

    public static Shape<PathNews> of(RnicParameters parameters) {
        return bundle(PathNews.class, uint(indexWidth(parameters.queuePairs())), choice(Kind.class),
            uint(Departure.SLOT_BITS), uint(ENTROPY_BITS));
    }

    /** Of a path as a source port has it, above the first one. */
    public static PathNews of(UInt qp, Kind kind, UInt path) {
        return new PathNews(qp, lit(kind), path.trunc(Departure.SLOT_BITS), path.top(ENTROPY_BITS));
    }
}
