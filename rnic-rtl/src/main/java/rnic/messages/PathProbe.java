package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** The peer is to be asked, on this path, whether the path is there. */
public record PathProbe(UInt qp, PathPick path) implements Bundle<PathProbe> {
    private static final int FREE_BITS = 32 - Departure.SLOT_BITS - Departure.PATH_BITS;

    public static Shape<PathProbe> of(RnicParameters parameters) {
        return bundle(PathProbe.class, uint(indexWidth(parameters.queuePairs())), PathPick.SHAPE);
    }

    /** The word of its own that an RTT Request carries, and that its answer brings back. */
    public UInt context() {
        return cat(path.slot(), path.port(), lit(0, FREE_BITS));
    }
}
