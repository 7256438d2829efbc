package rnic.common;

import static hdl.Hdl.*;

import hdl.*;

/** Bytes of host memory or of a frame, counted in beats and lanes. */
public final class Lanes {
    /** Bits of a byte count from the start of a beat: a lane of the first beat and as many bytes as a request has. */
    public static final int BITS = 14;

    private Lanes() {
    }

    /** Bytes from the start of the first beat to the end: its last byte is one less. */
    public static UInt end(UInt lane, UInt length) {
        return lane.zext(BITS).plus(length.zext(BITS));
    }

    /** Keeps the lanes up to this one, or all. */
    public static UInt upTo(UInt last, Bool all, int bytes) {
        return fill(lit(true), bytes).shl(1).shl(last).not().or(fill(all, bytes));
    }

    /** Keeps the lanes from this one on, or all. */
    public static UInt from(UInt first, Bool all, int bytes) {
        return fill(lit(true), bytes).shl(first).or(fill(all, bytes));
    }
}
