package rnic.track;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs, ends and requests of three rings, counted one by one, of every place and wherever the ring begins. */
class FrontierTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_277);

    /** Bit i of each stands for the i-th packet from the expected one on. */
    private record Window(int expected, BigInteger received, BigInteger ends, BigInteger consumes) {
        int length(int window) {
            int length = 0;
            while (length < window && received.testBit(length)) {
                length++;
            }
            return length;
        }

        static int count(BigInteger marks, int length) {
            return marks.and(BigInteger.ONE.shiftLeft(length).subtract(BigInteger.ONE)).bitCount();
        }

        int complete(int window) {
            int packets = length(window);
            while (packets > 0 && !ends.testBit(packets - 1)) {
                packets--;
            }
            return packets;
        }

        /** A place is marked by the complement of the bit of its PSN above the index. */
        BigInteger ring(BigInteger marks, int window) {
            var ring = BigInteger.ZERO;
            for (int i = 0; i < window; i++) {
                int psn = expected + i;
                boolean lap = (psn & window) != 0;
                ring = marks.testBit(i) != lap ? ring.setBit(psn % window) : ring;
            }
            return ring;
        }
    }

    private static List<Window> windows(Random random, int window) {
        var all = BigInteger.ONE.shiftLeft(window).subtract(BigInteger.ONE);
        var windows = new ArrayList<Window>();
        for (int i = 0; i < window; i++) {
            var one = BigInteger.ZERO.setBit(i);
            windows.add(new Window(random.nextInt(2 * window), all, one, BigInteger.ZERO));
            windows.add(new Window(random.nextInt(2 * window), all, one, one));
            windows.add(new Window(random.nextInt(2 * window), all.clearBit(i), all, all));
        }
        windows.add(new Window(0, all, all, all));
        for (int i = 0; i < 3000; i++) {
            var received = random.nextBoolean() ? all : all.clearBit(random.nextInt(window)).clearBit(random
                .nextInt(window));
            var ends = new BigInteger(window, random);
            if (random.nextInt(4) == 0) {
                ends = ends.and(new BigInteger(window, random)).and(new BigInteger(window, random))
                    .and(new BigInteger(window, random)).and(new BigInteger(window, random));
            }
            var consumes = random.nextBoolean() ? ends : ends.and(new BigInteger(window, random));
            windows.add(new Window(random.nextInt(2 * window), received, ends, consumes));
        }
        return windows;
    }

    @ParameterizedTest @ValueSource(ints = {128, 256})
    void whatHasArrivedWithoutAGapIsCounted(int window) {
        var random = new Random(SEED + window);
        var windows = windows(random, window);
        try (var dut = Simulation.of(new Frontier(window), Engine.JVM)) {
            var io = dut.io();
            for (int cycle = 0; cycle < windows.size(); cycle++) {
                var now = windows.get(cycle);
                dut.pin(io.expected()).set(now.expected());
                dut.pin(io.received()).setBig(now.ring(now.received(), window));
                if (cycle >= Frontier.LENGTH_LATENCY) {
                    var about = windows.get(cycle - Frontier.LENGTH_LATENCY);
                    dut.pin(io.ends()).setBig(about.ring(about.ends(), window));
                    dut.pin(io.consuming()).setBig(about.ring(about.consumes(), window));
                    dut.settle();
                    assertThat(dut.pin(io.length()).get()).as("%s, seed %s", about, SEED)
                        .isEqualTo(about.length(window));
                }
                if (cycle >= Frontier.LATENCY) {
                    compare(dut, windows.get(cycle - Frontier.LATENCY), window);
                }
                dut.step();
            }
        }
    }

    private static void compare(Simulation<Frontier.Io> dut, Window about, int window) {
        var run = dut.io().run();
        var where = about + ", seed " + SEED;
        int length = about.length(window);
        assertThat(dut.pin(run.length()).get()).as(where).isEqualTo(length);
        assertThat(dut.pin(run.messages()).get()).as(where).isEqualTo(Window.count(about.ends(), length));
        assertThat(dut.pin(run.receives()).get()).as(where).isEqualTo(Window.count(about.consumes(), length));
        assertThat(dut.pin(run.complete()).get()).as(where).isEqualTo(about.complete(window));
    }
}
