package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** How the pages of a memory region are found. */
public record PageSize(
    @Doc("by a list; else the region's addresses are those of the bus") Bool listed,
    @Doc("bytes of a page: 4096 * 2^shift, with 0 to 18; 0 without a list") UInt shift
) implements Bundle<PageSize> {
    public static final int SHIFT_BITS = 5;
    /** Pages of 1 GiB. */
    public static final int MOST = 18;
    public static final Shape<PageSize> SHAPE = bundle(PageSize.class, bool(), uint(SHIFT_BITS));
}
