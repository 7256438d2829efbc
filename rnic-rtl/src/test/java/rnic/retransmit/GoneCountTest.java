package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;

/** Against counting one place after the other, a count in every cycle, with windows at every place of the numbers. */
class GoneCountTest {
    private static final long SEED = Long.getLong("hdl.seed", 14_501);
    private static final int COUNTS = 1 << 12;

    @ParameterizedTest @ValueSource(ints = {8, 16, 128, 256})
    void countsWhatHasComeAndWhatWaits(int window) {
        var random = new Random(SEED);
        var expected = new ArrayDeque<Integer>();
        boolean isTold = false;
        boolean isShown = false;
        boolean isBounded = false;
        try (var dut = Words.simulation(new GoneCount(window), SEED)) {
            var io = dut.io();
            for (int i = 0; i < 5000; i++) {
                int una = random.nextInt(COUNTS);
                int outstanding = random.nextInt(4) == 0 ? window : random.nextInt(window + 1);
                var inFlight = places(una, outstanding, window);
                int density = random.nextInt(9);
                var sacked = any(random, window, density);          // what is not in flight means nothing
                var pending = any(random, window, random.nextInt(9)).and(inFlight);
                // Told a while ago, perhaps: una may have passed it, or nobody has told anything.
                int beyond = random.nextInt(3) == 0 ? -1 - random.nextInt(COUNTS / 4) : random.nextInt(outstanding + 1);
                dut.pin(io.inFlight()).setBig(inFlight);
                dut.pin(io.sacked()).setBig(sacked);
                dut.pin(io.pending()).setBig(pending);
                dut.pin(io.una()).set(una);
                dut.pin(io.newest()).set(una + outstanding & COUNTS - 1);
                dut.pin(io.delivered()).set(una - 1 + beyond & COUNTS - 1);
                int shown = sacked.and(inFlight).bitCount();
                int come = Math.max(Math.max(beyond, 0), shown);
                expected.add(Math.min(outstanding, come + pending.bitCount()));
                isTold |= beyond > shown;
                isShown |= beyond < shown;
                isBounded |= come + pending.bitCount() > outstanding;
                dut.step();
                if (expected.size() > GoneCount.LATENCY - 1) {
                    dut.settle();
                    assertThat(dut.pin(io.gone()).get()).as("count %d, -Dhdl.seed=%d", i, SEED)
                        .isEqualTo(expected.poll().longValue());
                }
            }
        }
        assertThat(isTold && isShown && isBounded).as("each of the three was the one that counts").isTrue();
    }

    @ParameterizedTest @ValueSource(ints = {4, 24, 512})
    void otherWindowsAreRefused(int window) {
        assertThatThrownBy(() -> new GoneCount(window)).isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("window is " + window).hasMessageContaining("a power of two from 8 to 256");
    }

    private static BigInteger places(int first, int count, int window) {
        var ring = BigInteger.ZERO;
        for (int i = 0; i < count; i++) {
            ring = ring.setBit((first + i) % window);
        }
        return ring;
    }

    /** So many of eight places are 1. */
    private static BigInteger any(Random random, int window, int density) {
        var ring = BigInteger.ZERO;
        for (int i = 0; i < window; i++) {
            if (random.nextInt(8) < density) {
                ring = ring.setBit(i);
            }
        }
        return ring;
    }
}
