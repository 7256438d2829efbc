package veroce.bench;

import static hdl.Hdl.lit;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * A finite impulse response filter of 16 taps with constant coefficients. One sample per cycle; the result follows the
 * newest kept sample without delay.
 *
 * @param seed chooses the coefficients
 */
record Filter(int seed) implements Circuit<Filter.Io> {
    static final int TAPS = 16;
    static final int SAMPLE_BITS = 16;
    static final int RESULT_BITS = 36;

    record Io(@Doc("one per cycle") UInt sample, @Doc("sum of the last 16 samples, weighted") UInt result)
        implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(SAMPLE_BITS)), p.out(uint(RESULT_BITS)));
    }

    @Override public void body(Io io) {
        var newer = io.sample;
        var sum = lit(0, RESULT_BITS);
        for (int i = 0; i < TAPS; i++) {
            var tap = reg(uint(SAMPLE_BITS)).named("tap" + i);
            tap.next(newer);
            sum = sum.plus(tap.times(lit(coefficient(i), SAMPLE_BITS)).zext(RESULT_BITS));
            newer = tap;
        }
        io.result.set(sum);
    }

    private int coefficient(int tap) {
        return 1 + (seed * 2657 + tap * 4099) % 65535;
    }
}
