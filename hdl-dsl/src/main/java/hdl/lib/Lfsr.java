package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * A linear feedback shift register: runs through every value but 0 in an order that looks random. Starts at 1; never
 * stalls. One step shifts right and, when a one falls out, inverts the bits of the polynomial; several steps per cycle
 * cost a few LUT inputs per bit and no time.
 *
 * @param width      bits of the register, 2 to 64
 * @param polynomial bits that a one falling out inverts; the period is 2 to the power of width, less 1, when it is
 *                   primitive
 * @param steps      steps per cycle, 1 to 64
 */
@Doc("A linear feedback shift register: runs through every value but 0.")
public record Lfsr(int width, long polynomial, int steps) implements Circuit<Lfsr.Io> {
    /** Bit b of entry w - 2: a one that falls out of w bits inverts bit b; each of these has the longest period. */
    private static final long[] PRIMITIVE = {
        0x3, 0x6, 0xC, 0x14, 0x30, 0x60, 0xB8, 0x110, 0x240, 0x500, 0xE08, 0x1C80, 0x3802, 0x6000, 0xD008, 0x12000,
        0x20400, 0x72000, 0x90000, 0x140000, 0x300000, 0x420000, 0xE10000, 0x1200000, 0x2000023, 0x4000013, 0x9000000,
        0x14000000, 0x20000029, 0x48000000, 0x80200003L
    };

    public record Io(@Doc("makes the steps of one cycle") Bool advance, UInt value) implements Bundle<Io> {}

    public Lfsr {
        if (width < 2 || width > 64 || steps < 1 || steps > 64) {
            throw HdlException.refused("Lfsr of " + width + " bits and " + steps
                + " steps: it has 2 to 64 of each, one step at least");
        }
        if (width < 64 && polynomial >>> width != 0 || (polynomial >>> width - 1 & 1) == 0) {
            throw HdlException.refused("Lfsr of " + width + " bits: the polynomial 0x"
                + Long.toHexString(polynomial)
                + " has not bit " + (width - 1) + " as its highest");
        }
    }

    /** One with the longest period, of 2 to 32 bits. */
    public static Lfsr longest(int width, int steps) {
        if (width < 2 || width > PRIMITIVE.length + 1) {
            throw HdlException.refused("Lfsr.longest of " + width + " bits: polynomials are known for 2 to "
                + (PRIMITIVE.length + 1));
        }
        return new Lfsr(width, PRIMITIVE[width - 2], steps);
    }

    @Override public String moduleName() {
        return "Lfsr_" + width + "_" + Long.toHexString(polynomial) + "_" + steps;
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.out(uint(width)));
    }

    @Override public void body(Io io) {
        var value = reg(uint(width)).init(1);

        when(io.advance, () -> value.next(stepped(value)));

        io.value.set(value);
        check(value.any(), "never becomes 0");
    }

    /** The register after some steps, for tests and models. */
    public long after(long value, int count) {
        long state = value;
        for (int i = 0; i < count; i++) {
            state = (state & 1) != 0 ? state >>> 1 ^ polynomial : state >>> 1;
        }
        return state;
    }

    private UInt stepped(UInt value) {
        var columns = new long[width];
        for (int bit = 0; bit < width; bit++) {
            columns[bit] = after(1L << bit, steps);
        }
        var bits = new ArrayList<Bool>();
        for (int row = width - 1; row >= 0; row--) {
            var mask = 0L;
            for (int bit = 0; bit < width; bit++) {
                mask |= (columns[bit] >>> row & 1) << bit;
            }
            bits.add(parity(value, mask).named("next_" + row));
        }
        return cat(bits);
    }

    private static Bool parity(UInt value, long mask) {
        Bool sum = null;
        for (int bit = value.width() - 1; bit >= 0; bit--) {
            if ((mask >>> bit & 1) == 1) {
                sum = sum == null ? value.bit(bit) : sum.xor(value.bit(bit));
            }
        }
        return sum;
    }
}
