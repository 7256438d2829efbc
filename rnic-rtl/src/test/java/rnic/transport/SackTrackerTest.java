package rnic.transport;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tracker against its model: exhaustively on a small window, randomly on real ones. */
class SackTrackerTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_261);

    /** Every sequence of five packets around the window, back to back, across the wrap of the PSN. */
    @Test void everyShortSequenceOnASmallWindow() {
        int window = 8;
        int[] offsets = {-1, 0, 1, 2, 3, 7, 8};
        int length = 5;
        int sequences = (int) Math.pow(offsets.length, length);
        try (var bench = new TrackerBench(window, 2, Engine.JVM, "exhaustive, no seed")) {
            int first = 0xFFFFFD;
            for (int number = 0; number < sequences; number++) {
                bench.setup(number & 1, first);
                int rest = number;
                for (int i = 0; i < length; i++) {
                    bench.arrive(number & 1, first + offsets[rest % offsets.length], (number >> i & 1) == 1, (number >> i + 1 & 1) == 1);
                    rest /= offsets.length;
                }
                first = first + 3 & 0xFFFFFF;
            }
            bench.drain();
            for (var kind : Outcome.values()) {
                assertThat(bench.count(kind)).as("packets " + kind).isGreaterThan(1000);
            }
        }
    }

    /** Real sizes: one queue pair in every cycle, few, and many. */
    @ParameterizedTest @ValueSource(ints = {8, 16, 128, 256})
    void randomTrafficOnEveryWindow(int window) {
        for (int active : new int[] {1, 2, 16}) {
            traffic(Engine.JVM, window, 16, active, 60_000, SEED + window + active);
        }
    }

    @Test void aThousandQueuePairs() {
        traffic(Engine.JVM, 256, 1024, 700, 60_000, SEED + 7);
    }

    static void traffic(Engine engine, int window, int queuePairs, int active, int packets, long seed) {
        var random = new Random(seed);
        var repeat = "window " + window + ", " + active + " queue pairs, repeat with -Dhdl.seed=" + SEED + " (derived " + seed + ")";
        try (var bench = new TrackerBench(window, queuePairs, engine, repeat)) {
            for (int qp = 0; qp < active; qp++) {
                bench.setup(qp, random.nextBoolean() ? 0xFFFFFF - random.nextInt(2 * window) : random.nextInt(1 << 24));
            }
            int last = bench.model().expected(0);
            int qp = 0;
            for (int i = 0; i < packets; i++) {
                if (random.nextInt(8) == 0) {
                    bench.idle();
                }
                if (random.nextInt(3) == 0) {
                    qp = random.nextInt(active);
                }
                int expected = bench.model().expected(qp);
                int psn = switch (random.nextInt(10)) {
                    case 0 -> last;                                       // the packet just sent, or another queue pair's
                    case 1 -> expected - 1 - random.nextInt(2 * window);
                    case 2 -> expected + window - 2 + random.nextInt(5);
                    case 3, 4 -> expected + random.nextInt(window);
                    case 5 -> expected + random.nextInt(3);
                    default -> nextMissing(bench.model(), qp, expected);
                };
                last = psn;
                bench.arrive(qp, psn, random.nextInt(3) == 0, random.nextBoolean());
            }
            bench.drain();
            for (var kind : Outcome.values()) {
                assertThat(bench.count(kind)).as("packets " + kind + "; " + repeat).isGreaterThan(packets / 100);
            }
        }
    }

    /** The lowest PSN that has not arrived, or, if every packet so far came without a gap, the next one. */
    private static int nextMissing(TrackerModel model, int qp, int expected) {
        int psn = expected;
        while (model.has(qp, psn & 0xFFFFFF)) {
            psn++;
        }
        return psn;
    }
}
