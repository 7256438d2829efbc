package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Whose doorbells a queue pair, a completion queue or a shared receive queue listens to from now on. */
public record PageOwner(
    @Doc("its number") UInt object,
    @Doc("it exists; else it listens to nobody") Bool exists,
    @Doc("page of doorbells; 0 = that of the kernel") UInt page
) implements Bundle<PageOwner> {
    /** Bits of the number of a page. */
    public static final int PAGE_BITS = 8;

    public static Shape<PageOwner> of(int objects) {
        return bundle(PageOwner.class, uint(indexWidth(objects)), bool(), uint(PAGE_BITS));
    }
}
