package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.PageList;
import rnic.memory.ReadPort;

/** What a translator has to do with the host and its memory. */
public record ListPort(
    @Doc("a memory region is registered: how its pages are found") Valid<PageList> regions,
    @Doc("a region in which no access is under way: all of its pages are to be forgotten; it stays until they are, or"
        + " nobody wants to know any more") Valid<UInt> forget,
    @Doc("they are") @Flipped Bool forgot,
    @Doc("lists are read; what is read never waits") @Flipped ReadPort memory
) implements Bundle<ListPort> {
    public static Shape<ListPort> of(int mrs, int bytes) {
        return bundle(ListPort.class, Valid.of(PageList.of(mrs)), Valid.of(uint(indexWidth(mrs))), bool(),
            ReadPort.of(bytes));
    }
}
