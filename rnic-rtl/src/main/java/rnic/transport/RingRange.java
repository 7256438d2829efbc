package rnic.transport;

import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.bool;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * The places of a ring that a range of numbers takes. Latency {@link #LATENCY} cycles, one range per cycle.
 *
 * @param window places: a power of two from 8
 */
@Doc("The places of a ring that a range of numbers takes.")
public record RingRange(int window) implements Circuit<RingRange.Io> {
    static final int LATENCY = 2;

    public record Io(
        @Doc("first number, modulo the window") UInt from,
        @Doc("number behind the last, modulo the window") UInt behind,
        @Doc("the range is not empty: equal ends mean the whole ring") Bool any,
        UInt places
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var index = uint(log2Ceil(window));
        return new Io(p.in(index), p.in(index), p.in(bool()), p.out(uint(window)));
    }

    @Override public void body(Io io) {
        var belowFrom = delay(below(io.from, window), 1);
        var belowBehind = delay(below(io.behind, window), 1);
        var wraps = delay(io.behind.lt(io.from).or(io.behind.eq(io.from).and(io.any)), 1);
        var places = delay(mux(wraps, belowBehind.or(belowFrom.not()), belowBehind.and(belowFrom.not())), 1);
        io.places.set(places);
    }

    /** Ones below a position. */
    static UInt below(UInt position, int width) {
        return fill(lit(true), width).shl(position).not();
    }
}
