package rnic.common;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/** One more than a wide number, with a short carry. */
public final class Increment {
    private static final int PART = 13;

    private Increment() {
    }

    /** Every part of the number carries on its own when all lower bits are 1. */
    public static UInt of(UInt value) {
        var parts = new ArrayList<UInt>();
        for (int low = 0; low < value.width(); low += PART) {
            var part = value.bits(Math.min(low + PART, value.width()) - 1, low);
            parts.add(low == 0 ? part.plus(1) : mux(value.trunc(low).all(), part.plus(1), part));
        }
        return cat(parts.reversed());
    }
}
