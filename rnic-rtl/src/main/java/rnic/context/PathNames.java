package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** What the identifiers of paths to a peer are. */
public record PathNames(
    @Doc("a path is its identifier: port and flow label; else it is its port alone") Bool named,
    @Doc("and two segments of the destination of an outer IPv6 header") Bool segments,
    @Doc("that destination, but for the two segments") UInt destination
) implements Bundle<PathNames> {
    /** Bits of the number of a path. */
    public static final int SLOT_BITS = 4;
    /** Bits of an identifier: two segments, or flow label and port. */
    public static final int BITS = 32;
    /** Bits of the destination before the two segments: the block, which is the same in the whole fabric. */
    private static final int BLOCK = 32;
    public static final Shape<PathNames> SHAPE = bundle(PathNames.class, bool(), bool(), uint(128));

    /** The destination of the outer header of a path, first byte on the wire most significant. */
    public UInt destination(UInt identifier) {
        ignore(destination);
        return cat(destination.top(BLOCK), identifier, destination.trunc(128 - BLOCK - BITS));
    }
}
