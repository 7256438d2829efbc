package rnic.parse;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.WrongDrive;

/** The length of every frame, in the cycle in which it must come, with and without pauses between its beats. */
class FrameMeterTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_263);
    private static final int MOST = 16_383;

    private record Due(long cycle, int least, int most) {
        /** A longer frame than can be counted ends somewhere in the last beat of those that can. */
        static Due of(long cycle, int length, int bytes) {
            return length <= MOST ? new Due(cycle, length, length) : new Due(cycle, MOST + 1 - bytes, MOST);
        }
    }

    private static final class Bench implements AutoCloseable {
        private final Simulation<FrameMeter.Io> dut;
        private final FrameFeed feed;
        private final int bytes;
        private final Random random;
        private final Deque<Due> due = new ArrayDeque<>();
        private long cycle;

        Bench(int bytes, Random random) {
            dut = Simulation.of(new FrameMeter(bytes), Engine.JVM);
            feed = new FrameFeed(dut, dut.io().in(), bytes, random);
            this.bytes = bytes;
            this.random = random;
        }

        void send(int length, double gaps) {
            var frame = new byte[length];
            for (int i = 0; i < feed.beats(frame); i++) {
                while (random.nextDouble() < gaps) {
                    idle();
                }
                feed.beat(frame, i);
                if (i == feed.beats(frame) - 1) {
                    due.add(Due.of(cycle + FrameMeter.LATENCY, length, bytes));
                }
                step();
            }
        }

        void idle() {
            feed.idle();
            step();
        }

        private void step() {
            dut.step();
            cycle++;
            var length = dut.io().length();
            boolean isDue = !due.isEmpty() && due.peek().cycle() == cycle;
            assertThat(dut.pin(length.valid()).isSet()).as("a length in cycle %s, seed %s", cycle, SEED)
                .isEqualTo(isDue);
            if (isDue) {
                var expected = due.poll();
                assertThat(dut.pin(length.value()).get()).as("cycle %s, seed %s", cycle, SEED)
                    .isBetween((long) expected.least(), (long) expected.most());
            }
        }

        @Override public void close() {
            dut.close();
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void theLengthOfEveryFrameIsTold(int bytes) {
        var random = new Random(SEED + bytes);
        try (var bench = new Bench(bytes, random)) {
            for (double gaps : new double[] {0, 0.4}) {
                for (int length = 1; length <= 3 * bytes; length++) {
                    bench.send(length, gaps);
                }
                for (int i = 0; i < 1000; i++) {
                    bench.send(1 + random.nextInt(random.nextBoolean() ? bytes : 10 * bytes), gaps);
                }
                for (int length : new int[] {MOST - bytes, MOST - 1, MOST, MOST + 1, MOST + 2, MOST + bytes + 1,
                    2 * MOST + 10, 4 * MOST + 100, 9000}) {
                    bench.send(length, gaps);
                }
            }
            for (int i = 0; i < 2 * FrameMeter.LATENCY; i++) {
                bench.idle();
            }
            assertThat(bench.due).isEmpty();
        }
    }

    @Test void bytesOfABeatLieTogetherAndOnlyTheLastBeatIsNotFull() {
        var end = Map.of("in_valid", 1L, "in_value_keep", 0xFFL, "in_value_last", 1L);
        for (long keep : new long[] {0, 0xFE, 0xEF, 0x1_01FF}) {
            WrongDrive.isAnswered(new FrameMeter(32), "the bytes of a beat lie together from the first on", end,
                Map.of("in_value_keep", keep));
        }
        WrongDrive.isAnswered(new FrameMeter(32), "every beat but the last is full", end,
            Map.of("in_value_last", 0L));
    }
}
