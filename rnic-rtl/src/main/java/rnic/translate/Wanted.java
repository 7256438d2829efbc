package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageList;
import rnic.context.PageSize;

/** Pages of an access that have to be looked up in the list of its region. */
record Wanted(
    @Doc("the region: key / 256") UInt mr,
    @Doc("of the region's pages: 4096 * 2^shift bytes") UInt shift,
    @Doc("that of the first byte is wanted") Bool first,
    @Doc("and the one behind it") Bool next,
    @Doc("the former's address in units of 4 KiB, its lower bits") UInt page
) implements Bundle<Wanted> {
    static Shape<Wanted> of(int mrs) {
        return bundle(Wanted.class, uint(indexWidth(mrs)), uint(PageSize.SHIFT_BITS), bool(), bool(),
            uint(PageList.BASE_BITS));
    }
}
