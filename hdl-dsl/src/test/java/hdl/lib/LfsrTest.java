package hdl.lib;

import static hdl.Hdl.bool;
import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LfsrTest {
    private static final Lfsr SLOW = Lfsr.longest(5, 1);
    private static final Lfsr FAST = Lfsr.longest(32, 64);
    private static final Lfsr WIDE = new Lfsr(64, 0xD800000000000000L, 7);

    record Three() implements Circuit<Three.Io> {
        record Io(Bool advance, UInt slow, UInt fast, UInt wide) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(uint(5)), p.out(uint(32)), p.out(uint(64)));
        }

        @Override public void body(Io io) {
            var slow = instance(SLOW);
            var fast = instance(FAST);
            var wide = instance(WIDE);
            slow.advance().set(io.advance);
            fast.advance().set(io.advance);
            wide.advance().set(io.advance);
            io.slow.set(slow.value());
            io.fast.set(fast.value());
            io.wide.set(wide.value());
        }
    }

    /** Bit by bit, as in the definition. */
    private static long steps(long state, long polynomial, int count) {
        for (int i = 0; i < count; i++) {
            boolean falls = (state & 1) == 1;
            state = state >>> 1;
            if (falls) {
                state = state ^ polynomial;
            }
        }
        return state;
    }

    @EachEngine void itMakesItsStepsWhileItAdvances(Engine engine) {
        var random = new SplittableRandom(6);
        try (var dut = Simulation.of(new Three(), engine)) {
            long slow = 1;
            long fast = 1;
            long wide = 1;
            for (int i = 0; i < 200; i++) {
                boolean advance = random.nextInt(4) != 0;
                dut.pin(dut.io().advance()).set(advance);
                dut.step();
                slow = advance ? steps(slow, SLOW.polynomial(), 1) : slow;
                fast = advance ? steps(fast, FAST.polynomial(), 64) : fast;
                wide = advance ? steps(wide, WIDE.polynomial(), 7) : wide;
                assertThat(dut.pin(dut.io().slow()).get()).isEqualTo(slow);
                assertThat(dut.pin(dut.io().fast()).get()).isEqualTo(fast);
                assertThat(dut.pin(dut.io().wide()).get()).isEqualTo(wide);
            }
        }
    }

    /**
     * The period divides 2^w - 1 when that many steps lead back, and is not less when no prime factor can be left out.
     */
    @Test void theLongestOnesHaveTheLongestPeriod() {
        for (int width = 2; width <= 32; width++) {
            var matrix = matrix(Lfsr.longest(width, 1));
            long all = (1L << width) - 1;
            assertThat(power(matrix, all)).as("width %d", width).isEqualTo(identity(width));
            long rest = all;
            for (long prime = 2; prime <= rest; prime++) {
                if (prime * prime > rest) {
                    prime = rest;
                }
                if (rest % prime == 0) {
                    assertThat(power(matrix, all / prime)).as("width %d, period", width).isNotEqualTo(identity(width));
                    while (rest % prime == 0) {
                        rest /= prime;
                    }
                }
            }
        }
    }

    private static long[] matrix(Lfsr lfsr) {
        var columns = new long[lfsr.width()];
        for (int bit = 0; bit < columns.length; bit++) {
            columns[bit] = steps(1L << bit, lfsr.polynomial(), 1);
        }
        return columns;
    }

    private static long[] identity(int width) {
        var columns = new long[width];
        for (int bit = 0; bit < width; bit++) {
            columns[bit] = 1L << bit;
        }
        return columns;
    }

    private static long[] power(long[] matrix, long exponent) {
        var result = identity(matrix.length);
        var square = matrix;
        for (long left = exponent; left != 0; left >>>= 1) {
            result = (left & 1) == 1 ? product(result, square) : result;
            square = product(square, square);
        }
        return result;
    }

    private static long[] product(long[] a, long[] b) {
        var columns = new long[a.length];
        for (int column = 0; column < a.length; column++) {
            for (int bit = 0; bit < a.length; bit++) {
                columns[column] ^= (b[column] >>> bit & 1) == 1 ? a[bit] : 0;
            }
        }
        return columns;
    }

    @Test void parametersThatCannotWorkAreRefused() {
        assertThatThrownBy(() -> new Lfsr(8, 0x1B8, 1)).hasMessageContaining(
            "Lfsr of 8 bits: the polynomial 0x1b8 has not bit 7 as its highest");
        assertThatThrownBy(() -> Lfsr.longest(33, 1)).hasMessageContaining(
            "Lfsr.longest of 33 bits: polynomials are known for 2 to 32");
    }
}
