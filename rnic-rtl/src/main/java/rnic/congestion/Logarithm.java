package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Eight times the binary logarithm of a number of 16 or more, straight within an octave, less that of 16: 7 bits, the
 * octave above and the eighth below. Two cycles: first the four bits in which the number begins are found, then its
 * first one. With it comes the reciprocal of the eighth, 1024 / (8 + eighth).
 */
final class Logarithm {
    static final int BITS = 7;
    static final int EIGHTH_BITS = 3;
    static final int OCTAVE_BITS = BITS - EIGHTH_BITS;
    static final int RECIPROCAL_BITS = 8;
    /** 1024 / (8 + i). */
    private static final int[] RECIPROCALS = {128, 114, 102, 93, 85, 79, 73, 68};
    private static final int GROUP = 4;
    private static final int BELOW = 3;

    private Logarithm() {}

    /** One register inside, none behind. */
    static UInt of(UInt value) {
        int groups = (value.width() + GROUP - 1) / GROUP;
        var padded = value.zext(groups * GROUP);
        ignore(padded);
        // Of the lowest group nothing is asked: the number is 16 or more.
        var group = lit(0, 2);
        var bits = padded.bits(2 * GROUP - 1, GROUP - BELOW);
        for (int i = 2; i < groups; i++) {
            var isHere = padded.bits(groups * GROUP - 1, i * GROUP).any();
            group = mux(isHere, lit(i - 1, 2), group);
            bits = mux(isHere, padded.bits((i + 1) * GROUP - 1, i * GROUP - BELOW), bits);
        }
        var begin = stage(bits);
        var octave = lit(0, 2);
        var eighth = begin.bits(2, 0);
        for (int i = 1; i < GROUP; i++) {
            var isFirst = begin.bits(GROUP + BELOW - 1, BELOW + i).any();
            octave = mux(isFirst, lit(i, 2), octave);
            eighth = mux(isFirst, begin.bits(i + 2, i), eighth);
        }
        return cat(stage(group), octave, eighth);
    }

    /** Of the lowest bits of a logarithm. */
    static UInt reciprocal(UInt eighth) {
        var reciprocal = lit(RECIPROCALS[0], RECIPROCAL_BITS);
        for (int i = 1; i < RECIPROCALS.length; i++) {
            reciprocal = mux(eighth.eq(i), lit(RECIPROCALS[i], RECIPROCAL_BITS), reciprocal);
        }
        return reciprocal;
    }
}
