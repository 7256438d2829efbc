package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.common.Increment;

/** Where an access of up to 4096 bytes lies on the bus, which is two pages of 4 KiB at most. */
public record Pages(
    @Doc("of the first byte, in units of 4 KiB") UInt first,
    @Doc("if the access goes beyond that page, and apart: of the first byte behind it") UInt next,
    @Doc("that page may be any; else it is the one that follows the first") Bool apart,
    @Doc("its list has no such page, or could not be read: there is nothing to access") Bool missing
) implements Bundle<Pages> {
    public static final int BITS = 52;
    public static final Shape<Pages> SHAPE = bundle(Pages.class, uint(BITS), uint(BITS), bool(), bool());

    /** Where the bytes behind the first page are. */
    public static UInt second(UInt first, UInt next, Bool apart) {
        return mux(apart, next, Increment.of(first));
    }
}
