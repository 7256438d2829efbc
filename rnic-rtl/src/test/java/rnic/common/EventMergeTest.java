package rnic.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Events of two sources that come alone, together and in rows: the first at once, the second in their order behind. */
class EventMergeTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_415);
    private static final int OBJECTS = 16;
    private static final int DEPTH = 8;

    @Test void everyEventComesOnceAndTheFirstAtOnce() {
        var random = new Random(SEED);
        var waiting = new ArrayDeque<Integer>();
        List<Integer> seconds = new ArrayList<>();
        int given = 0;
        try (var dut = Words.simulation(new EventMerge(OBJECTS, DEPTH), SEED)) {
            var io = dut.io();
            for (int cycle = 0; cycle < 6000; cycle++) {
                int share = 1 + cycle / 500 % 3;
                boolean comes = random.nextInt(4) < share;
                boolean alsoComes = waiting.size() < DEPTH && random.nextInt(4) < share;
                int first = random.nextInt(OBJECTS);
                int second = random.nextInt(OBJECTS);
                dut.pin(io.first().valid()).set(comes);
                dut.pin(io.first().value()).set(first);
                dut.pin(io.second().valid()).set(alsoComes);
                dut.pin(io.second().value()).set(second);
                dut.settle();
                boolean told = dut.pin(io.out().valid()).isSet();
                if (comes) {
                    assertThat(told).as("the first, seed %d", SEED).isTrue();
                    assertThat(dut.pin(io.out().value()).get()).isEqualTo(first);
                } else if (told) {
                    assertThat(dut.pin(io.out().value()).get()).as("cycle %d, seed %d", cycle, SEED)
                        .isEqualTo((long) waiting.remove());
                    given++;
                } else {
                    assertThat(waiting.size()).as("who waits has his turn, seed %d", SEED).isLessThan(2);
                }
                if (alsoComes) {
                    waiting.add(second);
                    seconds.add(second);
                }
                dut.step();
            }
        }
        assertThat(given).isGreaterThan(1000).isEqualTo(seconds.size() - waiting.size());
    }
}
