package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Where a beat of a burst lies, in the low bits of its address, and how the next one is found: fixed bursts stay,
 * incrementing ones go on to the next multiple of their beats, wrapping ones do so within their span.
 *
 * @param at    low bits of the address of the beat
 * @param step  bytes of a beat less one
 * @param span  bits of {@code at} that change from beat to beat
 */
record BurstPlace(UInt at, UInt step, UInt span) implements Bundle<BurstPlace> {
    static Shape<BurstPlace> of(int bits) {
        Shape<BurstPlace> shape = bundle(f -> new BurstPlace(f.of(uint(bits)), f.of(uint(bits)), f.of(uint(bits))));
        return shape.named("AxiPlace_" + bits);
    }

    /** Of the first beat of a burst; beats have no more bytes than {@code at} can count. */
    static BurstPlace first(Axi4.Address burst, int bits) {
        var step = oneHot(burst.size().zext(4), bits + 1).minus(1).trunc(bits);
        var beats = burst.len().zext(Math.max(bits, 8)).trunc(bits);
        var wrap = beats.shl(burst.size()).or(step);         // bytes of the whole burst less one
        var all = fill(lit(true), bits);
        var span = mux(burst.burst().eq(2), wrap, mux(burst.burst().eq(0), lit(0, bits), all));
        return new BurstPlace(burst.addr().trunc(bits), step, span);
    }

    /** Of the beat behind this one. */
    BurstPlace next() {
        var moved = at.or(step).plus(1);
        return new BurstPlace(at.and(span.not()).or(moved.and(span)), step, span);
    }
}
