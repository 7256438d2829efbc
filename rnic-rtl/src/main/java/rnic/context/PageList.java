package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Where the list of a memory region's pages stands in host memory. */
public record PageList(
    @Doc("key / 256") UInt index,
    @Doc("address of the region's first byte in units of 4 KiB, its lower bits") UInt base,
    @Doc("of the region's pages") PageSize size,
    @Doc("the list is one of lists, of 512 entries each; else of pages") Bool deep,
    @Doc("of the list's first entry, in units of 4 KiB") UInt address
) implements Bundle<PageList> {
    /** Bits that tell the pages of a region of 2^32 bytes apart: one more than for those of 4 KiB, as it may begin within one. */
    public static final int NUMBER_BITS = 21;
    /** Bits of addresses in units of 4 KiB that do so for pages of any size. */
    public static final int BASE_BITS = NUMBER_BITS + PageSize.MOST;
    /** Bits of an address in units of 4 KiB, as entries of lists have them. */
    public static final int ADDRESS_BITS = 40;

    public static Shape<PageList> of(int mrs) {
        return bundle(PageList.class, uint(indexWidth(mrs)), uint(BASE_BITS), PageSize.SHAPE, bool(),
            uint(ADDRESS_BITS));
    }
}
