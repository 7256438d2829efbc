package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageSize;

/** An access whose pages are looked for. */
record Asked(
    @Doc("of the first byte") UInt address,
    @Doc("bytes, 0 to 4096") UInt length,
    @Doc("the region: key / 256") UInt mr,
    @Doc("of the region") PageSize size,
    @Doc("whatever goes with it") UInt load
) implements Bundle<Asked> {
    static final int LENGTH_BITS = 13;

    static Shape<Asked> of(int mrs, int bits) {
        return bundle(Asked.class, uint(64), uint(LENGTH_BITS), uint(indexWidth(mrs)), PageSize.SHAPE, uint(bits));
    }
}
