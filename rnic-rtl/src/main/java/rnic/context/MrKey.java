package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/**
 * A key, 32 bits: which generation of a memory region it is for, which region that is, and above these nothing but 0.
 * A key that has anything there is foreign: this NIC has given none like it.
 */
public record MrKey(RnicParameters parameters, UInt bits) {
    /** Bits of the generation. */
    public static final int TAG_BITS = 8;
    private static final int BITS = 32;

    /** Bits of a key as memories keep it. */
    public static int keptBits(RnicParameters parameters) {
        return usedBits(parameters) + 1;
    }

    private static int usedBits(RnicParameters parameters) {
        return TAG_BITS + indexWidth(parameters.mrs());
    }

    /** The low byte, a generation of the region. */
    public UInt tag() {
        return bits.trunc(TAG_BITS);
    }

    /** The region. */
    public UInt index() {
        return bits.bits(usedBits(parameters) - 1, TAG_BITS);
    }

    /** No region has it, whatever tag and index are. */
    public Bool isForeign() {
        var isForeign = bits.bits(BITS - 1, usedBits(parameters)).any();
        return isForeign;
    }

    /** As memories keep it: tag and index, and above them one bit for all the bits there. */
    public UInt kept() {
        return cat(isForeign(), bits.trunc(usedBits(parameters)));
    }

    /** What was kept as a key again, foreign if it was. */
    public static UInt whole(UInt kept) {
        return kept.zext(BITS);
    }
}
