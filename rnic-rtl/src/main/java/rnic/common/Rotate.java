package rnic.common;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Rotates a bitmap by an amount known at run time, two bits of the amount per step, so that a place takes one LUT of
 * six inputs per step: four entries and the two bits. The choice is an or of four gated values and not nested two-way
 * choices: of those a mapper makes two steps that share their first half, which are two LUTs per place.
 */
public final class Rotate {
    private static final int STEP_BITS = 2;

    private Rotate() {}

    /** Rotated to the left by the amount times a power of two. */
    public static UInt left(UInt value, UInt amount, int shift) {
        return rotated(value, amount, shift, 1);
    }

    /** Rotated to the right by the amount times a power of two. */
    public static UInt right(UInt value, UInt amount, int shift) {
        return rotated(value, amount, shift, -1);
    }

    private static UInt rotated(UInt value, UInt amount, int shift, int sign) {
        var rotated = value;
        for (int bit = 0; bit < amount.width(); bit += STEP_BITS) {
            int unit = 1 << bit + shift;
            var step = bit + 1 < amount.width()
                ? oneOfFour(rotated, amount.bits(bit + 1, bit), sign * unit)
                : mux(amount.bit(bit), rotated.rotateLeft(sign * unit), rotated);
            rotated = step.named("rotated" + unit);
        }
        return rotated;
    }

    private static UInt oneOfFour(UInt value, UInt amount, int unit) {
        var isBy = oneHot(amount, 1 << STEP_BITS);
        return gated(value, isBy.bit(0))
            .or(gated(value.rotateLeft(unit), isBy.bit(1)))
            .or(gated(value.rotateLeft(2 * unit), isBy.bit(2)))
            .or(gated(value.rotateLeft(3 * unit), isBy.bit(3)));
    }

    private static UInt gated(UInt value, Bool passing) {
        return value.and(fill(passing, value.width()));
    }
}
