package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import rnic.common.LowestOne;

/**
 * Counts the bytes of every frame. Latency {@link #LATENCY} cycles after the last beat, frames of one beat back to
 * back, never stalls. A frame of more than 16,383 bytes counts as one that ends in the last of so many bytes' beats.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Counts the bytes of every frame.")
public record FrameMeter(int bytes) implements Circuit<FrameMeter.Io> {
    /** Cycles from the last beat to the length. */
    public static final int LATENCY = LowestOne.LATENCY + 1;
    /** Bits of a length. */
    public static final int LENGTH_BITS = 14;

    public record Io(
        @Doc("frames, without preamble and FCS") Valid<Beat> in,
        @Doc("bytes, one per frame") Valid<UInt> length
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(LATENCY).out(Valid.of(uint(LENGTH_BITS))));
    }

    @Override public void body(Io io) {
        var frames = timeline(io.in).aligned();
        int low = log2Ceil(bytes);
        int high = LENGTH_BITS - low;
        ignore(io.in.value().data());

        var keep = io.in.value().keep();
        when(io.in.valid(), () -> {
            check(keep.bit(0).and(keep.and(keep.plus(1)).any().not()),
                "the bytes of a beat lie together from the first on");
            check(io.in.value().last().or(keep.all()), "every beat but the last is full");
        });

        // Whole beats before the present one.
        var beats = reg(uint(high)).init(0);
        when(io.in.valid(), () ->
            beats.next(mux(io.in.value().last(), lit(0, high), mux(beats.all(), beats, beats.plus(1)))));

        // Bytes of the present one: the lowest byte that is not kept.
        var gap = instance(new LowestOne(bytes));
        gap.value().set(io.in.value().keep().not());
        var inLast = mux(gap.any(), gap.index().zext(low + 1), lit(bytes, low + 1));
        var sum = cat(beats, lit(0, low)).plusWide(inLast.zext(LENGTH_BITS));
        var most = fill(lit(true), LENGTH_BITS);
        io.length.valid().set(frames.flag(io.in.value().last()));
        io.length.value().set(stage(mux(sum.msb(), most, sum.trunc(LENGTH_BITS))));
    }
}
