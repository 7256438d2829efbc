package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Counts in binary and in Gray code at once, both from registers, so that the code may cross clocks. One step per
 * cycle; 0 after reset.
 *
 * @param width bits of the count, at least 2
 */
@Doc("Counts in binary and in Gray code at once, both from registers.")
public record GrayCounter(int width) implements Circuit<GrayCounter.Io> {
    public record Io(Bool advance, UInt count, @Doc("the same number, in Gray code") UInt gray) implements Bundle<Io> {}

    public GrayCounter {
        if (width < 2) {
            throw HdlException.refused("GrayCounter of " + width + " bits: it has at least 2");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.out(uint(width)), p.out(uint(width)));
    }

    @Override public void body(Io io) {
        var count = reg(uint(width)).init(0);
        var gray = reg(uint(width)).init(0);
        var coming = mux(io.advance, count.plus(1), count);

        count.next(coming);
        gray.next(GrayCode.of(coming));

        io.count.set(count);
        io.gray.set(gray);
        check(gray.eq(GrayCode.of(count)), "both are the same number");
    }
}
