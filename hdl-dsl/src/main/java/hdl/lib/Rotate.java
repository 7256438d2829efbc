package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Rotates a value of any width to the right: bit {@code amount} becomes bit 0. Combinational: one choice per bit of the
 * amount. An amount of the width or more rotates by the rest of its powers of two.
 *
 * @param width bits of the value, at least 2
 */
@Doc("Rotates a value to the right by an amount known at run time.")
public record Rotate(int width) implements Circuit<Rotate.Io> {
    public record Io(UInt value, @Doc("less than the width") UInt amount, UInt rotated) implements Bundle<Io> {}

    public Rotate {
        if (width < 2) {
            throw HdlException.refused("Rotate of " + width + " bits: it has at least 2");
        }
    }

    /** The value rotated to the right. */
    public static UInt right(UInt value, UInt amount) {
        var io = instance(new Rotate(value.width()));
        io.value().set(value);
        io.amount().set(amount);
        return io.rotated();
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(width)), p.in(uint(indexWidth(width))), p.out(uint(width)));
    }

    @Override public void body(Io io) {
        var rotated = io.value;
        for (int bit = 0; bit < io.amount.width(); bit++) {
            int by = (1 << bit) % width;
            var turned = cat(rotated.trunc(by), rotated.bits(width - 1, by));
            rotated = mux(io.amount.bit(bit), turned, rotated).named("by" + (1 << bit));
        }
        io.rotated.set(rotated);
    }
}
