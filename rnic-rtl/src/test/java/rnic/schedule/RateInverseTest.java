package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;

/** The division at every power of two and beside it, while the one who asked takes his answers when he likes. */
class RateInverseTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_414);
    private static final int BITS = RateInverse.BITS;

    record Inverse(int significand, int exponent) {
        /** 65536 / rate: the bits in front, rounded down, those that do not fit as many as there are. */
        static Inverse of(long rate) {
            if (rate == 0) {
                return new Inverse(0, RateInverse.RATE_BITS - 1);
            }
            int exponent = 63 - Long.numberOfLeadingZeros(rate);
            long significand = (1L << BITS + exponent) / rate;
            return new Inverse((int) Math.min(significand, (1 << BITS) - 1), exponent);
        }
    }

    @Test void everyRateHasItsInverseAndKeepsItUntilItIsTaken() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new RateInverse(), SEED)) {
            var rates = dut.add(new StreamSource<>(dut, dut.io().rate(), Long.class).stall(0.3));
            var sink = dut.add(new StreamSink<>(dut, dut.io().out(), Inverse.class).stall(0.9));
            var expected = new ArrayList<Inverse>();
            for (int bit = 0; bit < RateInverse.RATE_BITS; bit++) {
                for (long rate : new long[] {0, (1L << bit) - 1, 1L << bit, (2L << bit) - 1,
                    (1L << bit) + random.nextInt(1 << bit)}) {
                    rates.send(rate);
                    expected.add(Inverse.of(rate));
                }
            }
            dut.stepUntil(() -> sink.received().size() == expected.size(), 10_000);
            assertThat(sink.received()).as("seed %d", SEED).isEqualTo(expected);
        }
    }
}
