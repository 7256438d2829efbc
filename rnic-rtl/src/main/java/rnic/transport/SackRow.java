package rnic.transport;

import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** What a SACK says. */
public record SackRow(
    @Doc("bit i: the packet expected + 128 chunk + i has arrived") UInt bitmap,
    @Doc("the progress at whose expected PSN the bitmap of chunk 0 begins") Progress progress
) implements Bundle<SackRow> {
    /** Most bits of a SACK (wire profile section 5). */
    private static final int MOST = 128;

    static int bits(int window) {
        return Math.min(window, MOST);
    }

    public static Shape<SackRow> of(int window) {
        return bundle(f -> new SackRow(f.of(uint(bits(window))), f.of(Progress.SHAPE)));
    }
}
