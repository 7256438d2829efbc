package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageList;

/** A page of a memory region. */
public record PageKey(
    @Doc("the region: key / 256") UInt mr,
    @Doc("address / size of a page, modulo 2^21: no two pages of a region are alike in that") UInt page
) implements Bundle<PageKey> {
    static Shape<PageKey> of(int mrs) {
        return bundle(PageKey.class, uint(indexWidth(mrs)), uint(PageList.NUMBER_BITS));
    }
}
