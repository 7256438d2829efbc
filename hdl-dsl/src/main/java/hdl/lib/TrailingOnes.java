package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Counts the ones below the lowest zero of a value, 0 to width. Combinational: a priority encoder, log2(width) choices
 * deep.
 *
 * @param width bits of the value, at least 1
 */
@Doc("Counts the ones below the lowest zero of a value.")
public record TrailingOnes(int width) implements Circuit<TrailingOnes.Io> {
    public record Io(UInt value, UInt count) implements Bundle<Io> {}

    public TrailingOnes {
        if (width < 1) {
            throw HdlException.refused("TrailingOnes of " + width + " bits: it has at least 1");
        }
    }

    /** The number of ones below the lowest zero. */
    public static UInt of(UInt value) {
        var io = instance(new TrailingOnes(value.width()));
        io.value().set(value);
        return io.count();
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(width)), p.out(uint(log2Ceil(width + 1))));
    }

    @Override public void body(Io io) {
        var zero = instance(new PriorityEncoder(width));
        zero.value().set(io.value.not());
        int bits = io.count.width();
        var index = zero.index().width() > bits ? zero.index().trunc(bits) : zero.index().zext(bits);
        io.count.set(mux(zero.any(), index, lit(width, bits)));
    }
}
