package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Finds the lowest one of a value. Combinational: halves the value until one bit is left, so log2(width) choices deep.
 *
 * @param width bits of the value, at least 1
 */
@Doc("Finds the lowest one of a value.")
public record PriorityEncoder(int width) implements Circuit<PriorityEncoder.Io> {
    public record Io(
        UInt value,
        @Doc("some bit is 1") Bool any,
        @Doc("number of the lowest one; 0 when there is none") UInt index
    ) implements Bundle<Io> {}

    public PriorityEncoder {
        if (width < 1) {
            throw HdlException.refused("PriorityEncoder of " + width + " bits: it has at least 1");
        }
    }

    /** The lowest one among some bits. */
    private record Lowest(Bool any, UInt index) {}

    /** The number of the lowest one of a value; 0 when there is none. */
    public static UInt of(UInt value) {
        var io = instance(new PriorityEncoder(value.width()));
        io.value().set(value);
        ignore(io.any());
        return io.index();
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(width)), p.out(bool()), p.out(uint(indexWidth(width))));
    }

    @Override public void body(Io io) {
        var lowest = lowest(io.value, 0, indexWidth(width));
        io.any.set(lowest.any());
        io.index.set(lowest.index());
    }

    /**
     * The lowest one among at most 2 to the power of {@code bits} bits, the first of which is bit {@code first} of the
     * whole.
     */
    private static Lowest lowest(UInt value, int first, int bits) {
        if (value.width() == 1) {
            return new Lowest(value.bit(0), lit(0, Math.max(bits, 1)));
        }
        int half = 1 << bits - 1;
        if (value.width() <= half) {
            var low = lowest(value, first, bits - 1);
            return new Lowest(low.any(), low.index().zext(bits));
        }
        var low = lowest(value.trunc(half), first, bits - 1);
        var high = lowest(value.bits(value.width() - 1, half), first + half, bits - 1);
        var range = "_" + (first + value.width() - 1) + "_" + first;
        var any = low.any().or(high.any()).named("any" + range);
        var isHigh = low.any().not().and(high.any()).named("high" + range);
        return new Lowest(any, bits == 1 ? isHigh.asUInt()
            : cat(isHigh, mux(isHigh, high.index(), low.index())).named("index" + range));
    }
}
