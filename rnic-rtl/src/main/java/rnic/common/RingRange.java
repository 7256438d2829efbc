package rnic.common;

import static hdl.Hdl.*;

import hdl.*;

/**
 * The places of a ring that a range of numbers takes. Latency {@link #LATENCY} cycle, one range per cycle; the places
 * come one LUT behind the registers.
 *
 * @param window places: a power of two from 8
 */
@Doc("The places of a ring that a range of numbers takes.")
public record RingRange(int window) implements Circuit<RingRange.Io> {
    public static final int LATENCY = 1;

    public record Io(
        @Doc("first number, modulo the window") UInt from,
        @Doc("number behind the last, modulo the window") UInt behind,
        @Doc("the range is not empty: equal ends mean the whole ring") Bool any,
        UInt places
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var index = uint(log2Ceil(window));
        return new Io(p.at(0).in(index), p.at(0).in(index), p.at(0).in(bool()), p.at(LATENCY).out(uint(window)));
    }

    @Override public void body(Io io) {
        timeline(io.from);
        // What is below one end and not below the other; over the end of the ring, what is below both or neither.
        var wrapping = io.behind.lt(io.from).or(io.behind.eq(io.from).and(io.any));
        var belowFrom = stage(RingLines.below(io.from, window));
        var belowBehind = stage(RingLines.below(io.behind, wrapping, window));
        io.places.set(RingLines.allBelow(belowFrom, window).xor(RingLines.allBelow(belowBehind, window)));
    }
}
