package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageList;

/** An entry of a list, as it stands in host memory: bit 0 present, bits 51:12 where the page lies, all others 0. */
record PageEntry(
    @Doc("it is present, and every bit that must be 0 is") Bool good,
    @Doc("where the page lies, in units of 4 KiB") UInt frame
) implements Bundle<PageEntry> {
    /** Bytes of an entry. */
    static final int BYTES = 8;
    static final Shape<PageEntry> SHAPE = bundle(PageEntry.class, bool(), uint(PageList.ADDRESS_BITS));
    private static final int BITS = 64;
    private static final int SMALLEST = 12;
    private static final int TOP = SMALLEST + PageList.ADDRESS_BITS;

    /** One of the entries of a beat of host memory; of one that the bus has refused none is good. */
    static PageEntry of(UInt data, UInt lane, Bool bad) {
        var word = data.trunc(BITS);
        for (int i = 1; i < data.width() / BITS; i++) {
            word = mux(lane.eq(i), data.bits(BITS * i + BITS - 1, BITS * i), word);
        }
        var reserved = cat(word.top(BITS - TOP), word.bits(SMALLEST - 1, 1));
        return new PageEntry(word.bit(0).and(reserved.any().not()).and(bad.not()),
            word.bits(TOP - 1, SMALLEST));
    }
}
