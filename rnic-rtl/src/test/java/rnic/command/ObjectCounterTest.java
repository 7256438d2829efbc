package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.common.WrongDrive;

/** Events in almost every cycle, mostly of the same few objects; every answer is compared with a count in Java. */
class ObjectCounterTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_311);
    private static final int OBJECTS = 16;
    private static final int BITS = 5;
    /** An answer to one who asks while a count becomes 0. */
    private static final long UNKNOWN = Long.MAX_VALUE;

    @Test void everyEventCountsHoweverCloseTheyFollow() {
        var random = new Random(SEED);
        long[] counts = new long[OBJECTS];
        var expected = new ArrayDeque<Long>();
        int compared = 0;
        try (var dut = Words.simulation(new ObjectCounter(OBJECTS, BITS), SEED)) {
            var io = dut.io();
            dut.pin(io.clear().valid()).set(1);
            for (int object = 0; object < OBJECTS; object++) {
                dut.pin(io.clear().value()).set(object);
                dut.step();
            }
            dut.pin(io.clear().valid()).set(0);
            dut.step(ObjectCounter.LATENCY);
            for (int cycle = 0; cycle < 20_000; cycle++) {
                int phase = cycle % 400;                     // none counts for five cycles, and one becomes 0
                boolean clears = phase == ObjectCounter.LATENCY;
                int cleared = random.nextInt(7);
                dut.pin(io.clear().valid()).set(clears);
                dut.pin(io.clear().value()).set(cleared);
                int most = 1 + (cycle / 1000 % 3) * 3;
                boolean counts1 = phase > 2 * ObjectCounter.LATENCY && random.nextInt(8) != 0;
                int object = random.nextInt(most);
                int asked = random.nextInt(most);
                dut.pin(io.event().valid()).set(counts1);
                dut.pin(io.event().value()).set(object);
                dut.pin(io.asked()).set(asked);
                counts[cleared] = clears ? 0 : counts[cleared];
                boolean isKnown = phase < ObjectCounter.LATENCY - 2 || phase > ObjectCounter.LATENCY;
                expected.add(counts1 ? -1 : isKnown ? counts[asked] % (1 << BITS) : UNKNOWN);
                counts[object] += counts1 ? 1 : 0;
                dut.settle();
                if (expected.size() > ObjectCounter.LATENCY) {
                    long count = expected.remove();
                    assertThat(dut.pin(io.count().valid()).isSet()).isEqualTo(count >= 0);
                    if (count >= 0 && count != UNKNOWN) {
                        assertThat(dut.pin(io.count().value()).get()).as("cycle %d, seed %d", cycle, SEED)
                            .isEqualTo(count);
                        compared++;
                    }
                }
                dut.step();
            }
        }
        assertThat(compared).isGreaterThan(2000);
    }

    @Test void nothingIsCountedUntilAClearedCountIsWritten() {
        for (int later = 0; later <= ObjectCounter.LATENCY + 1; later++) {
            try (var dut = Words.simulation(new ObjectCounter(OBJECTS, BITS), SEED)) {
                dut.pin(dut.io().event().valid()).set(1);
                dut.step(later == 0 ? 0 : 1);
                dut.pin(dut.io().event().valid()).set(later == 0);
                dut.step(later == 0 ? 0 : later - 1);
                dut.pin(dut.io().clear().valid()).set(1);
                if (later <= ObjectCounter.LATENCY) {
                    WrongDrive.isAnswered(dut, "nothing is being counted while a count is cleared");
                } else {
                    dut.step(4);
                }
            }
        }
    }
}
