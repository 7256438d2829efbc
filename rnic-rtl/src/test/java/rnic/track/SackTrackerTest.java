package rnic.track;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.junit.EachEngine;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.StolenSlots;
import rnic.protocol.Outcome;

/** The tracker against its model: exhaustively on a small window, randomly on real ones. */
class SackTrackerTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_261);

    /** Every sequence of five packets around the window, back to back, across the wrap of the PSN. */
    @Test void everyShortSequenceOnASmallWindow() {
        int window = 8;
        int[] offsets = {-1, 0, 1, 2, 3, 7, 8};
        int length = 5;
        int sequences = (int) Math.pow(offsets.length, length);
        try (var bench = new TrackerBench(window, 2, false, Engine.JVM, "exhaustive, no seed")) {
            int first = 0xFFFFFD;
            for (int number = 0; number < sequences; number++) {
                bench.setup(number & 1, first);
                int rest = number;
                for (int i = 0; i < length; i++) {
                    bench.arrive(number & 1, first + offsets[rest % offsets.length], (number >> i & 1) == 1,
                        (number >> i + 1 & 1) == 1);
                    rest /= offsets.length;
                }
                first = first + 3 & 0xFFFFFF;
            }
            bench.drain();
            for (var kind : EnumSet.complementOf(EnumSet.of(Outcome.REFUSED))) {
                assertThat(bench.count(kind)).as("packets " + kind).isGreaterThan(1000);
            }
        }
    }

    /** Real sizes: one flow in every cycle, few, and many, of both spaces. */
    @ParameterizedTest @ValueSource(ints = {8, 16, 32, 64, 128, 256})
    void randomTrafficOnEveryWindow(int window) {
        for (int active : new int[] {1, 2, 16}) {
            traffic(new Setting(Engine.JVM, window, 16, active > 1, active, SEED + window + active), 40_000);
        }
    }

    @Test void aThousandQueuePairsOfTwoSpaces() {
        traffic(new Setting(Engine.JVM, 256, 2048, true, 1400, SEED + 7), 60_000);
    }

    /** The Verilog that ships says the same; Icarus also tells unknown bits from 0 and 1. */
    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(new Setting(engine, 256, 32, true, 32, SEED + 8), switch (engine) {
            case JVM, ACTIVITY, NATIVE -> 30_000;
            case VERILATOR -> 300_000;
            case ICARUS -> 300;
        });
    }

    @Test void onePacketPerCycleWithoutABubble() {
        try (var bench = new TrackerBench(64, 4, false, Engine.JVM, "no seed")) {
            for (int row = 0; row < 4; row++) {
                bench.setup(row, 0xFFFFF0);
            }
            long began = bench.cycle();
            for (int i = 0; i < 20_000; i++) {
                int row = i < 10_000 ? 0 : i & 3;
                bench.arrive(row, bench.model().expected(row), true, true);
            }
            assertThat(bench.cycle() - began).isEqualTo(20_000);
            bench.drain();
            assertThat(bench.cycle() - began).isEqualTo(20_000 - 1 + SackTracker.LATENCY);
            assertThat(bench.count(Outcome.IN_ORDER)).isEqualTo(20_000);
        }
    }

    /** Of one queue pair both spaces in turn, with the same numbers; each as if it were alone. */
    @Test void theSpacesOfAQueuePairKnowNothingOfEachOther() {
        var random = new Random(SEED + 10);
        try (var bench = new TrackerBench(32, 4, true, Engine.JVM, "repeat with -Dhdl.seed=" + SEED)) {
            for (int row = 0; row < 4; row++) {
                bench.setup(row, 0xFFFFF0);
            }
            var traffic = new Traffic(bench, 32, random);
            for (int i = 0; i < 20_000; i++) {
                int row = random.nextInt(3) == 0 ? random.nextInt(4) : i % 2 == 0 ? 1 : 3;
                if (random.nextInt(4) == 0) {
                    bench.ask(row);
                }
                traffic.packet(row);
            }
            bench.drain();
        }
    }

    /** A gap that closes moves the whole window at once, with every message in it. */
    @ParameterizedTest @ValueSource(ints = {8, 64, 256})
    void theLastMissingPacketReleasesTheWholeWindow(int window) {
        try (var bench = new TrackerBench(window, 2, false, Engine.JVM, "no seed")) {
            bench.setup(1, 0xFFFFFF);
            for (int ahead = window - 1; ahead >= 0; ahead--) {
                bench.arrive(1, 0xFFFFFF + ahead, true, ahead % 2 == 0);
            }
            bench.drain();
            assertThat(bench.model().expected(1)).isEqualTo(window - 1);
            bench.ask(1);
            bench.idle();
            bench.drain();
        }
    }

    @ParameterizedTest @ValueSource(ints = {8, 32, 256})
    void aFlowBeginsANewLifeWhileOthersCarryTraffic(int window) {
        var random = new Random(SEED + 9);
        int flows = 8;
        try (var bench = new TrackerBench(window, flows, true, Engine.JVM, "repeat with -Dhdl.seed=" + SEED)) {
            for (int row = 0; row < flows; row++) {
                bench.setup(row, random.nextInt(1 << 24));
            }
            var traffic = new Traffic(bench, window, random);
            for (int life = 0; life < 60; life++) {
                int renewed = random.nextInt(flows);
                int first = random.nextBoolean() ? bench.model().expected(renewed) + random.nextInt(2 * window)
                    : random.nextInt(1 << 24);
                bench.beginSetup(renewed, first);
                int budget = 0;
                while (!bench.endsSetup()) {
                    assertThat(budget++).as("cycles that a setup takes with one free cycle in three")
                        .isLessThan(40 * window + 400);
                    if (random.nextInt(3) == 0) {
                        bench.idle();
                    } else {
                        traffic.packet((renewed + 1 + random.nextInt(flows - 1)) % flows);
                    }
                }
                bench.idle();
                bench.model().setup(renewed, first & 0xFFFFFF);
                for (int i = 0; i < 200; i++) {
                    traffic.packet(random.nextInt(3) == 0 ? random.nextInt(flows) : renewed);
                }
            }
            bench.drain();
        }
    }

    /**
     * The last packets of the old life are still in the tracker when the setup comes, and nothing else slows it down.
     */
    @Test void aNewLifeBeginsRightBehindTheLastPacketOfTheOld() {
        try (var bench = new TrackerBench(8, 2, false, Engine.JVM, "no seed")) {
            for (int life = 0; life < 300; life++) {
                int first = 97 * life;
                bench.setup(1, first);
                for (int i = 0; i <= life % 12; i++) {
                    bench.arrive(1, first + i * (life % 5) % 9, true, life % 3 == 0);
                }
            }
            bench.drain();
        }
    }

    /** With a packet in every cycle that is not asked for; then with every third cycle free, where none is. */
    @ParameterizedTest @ValueSource(ints = {8, 32, 256})
    void aSetupAsksForTheSlotsThatPacketsDoNotLeave(int window) {
        try (var bench = new TrackerBench(window, 2, false, Engine.JVM, "no seed")) {
            bench.setup(0, 0);
            bench.beginSetup(1, 50);
            int cycles = 0;
            int given = 0;
            while (!bench.endsSetup()) {
                if (bench.wantsSlot()) {
                    bench.idle();
                    given++;
                } else {
                    bench.arrive(0, bench.model().expected(0), false, false);
                }
                assertThat(cycles++).isLessThan(SetupSequencer.DRAIN + SetupSequencer.SETTLE
                    + StolenSlots.EVERY * window + SetupSequencer.LATE);
            }
            assertThat(given).isBetween(window, window + SetupSequencer.LATE / StolenSlots.EVERY);
            bench.arrive(0, bench.model().expected(0), false, false);
            bench.model().setup(1, 50);

            bench.beginSetup(1, 90);
            for (int i = 0; !bench.endsSetup(); i++) {
                assertThat(i).as("cycles of a setup").isLessThan(100_000);
                assertThat(bench.wantsSlot()).isFalse();
                if (i % 3 == 0) {
                    bench.idle();
                } else {
                    bench.arrive(0, bench.model().expected(0), false, false);
                }
            }
            bench.idle();
            bench.model().setup(1, 90);
            for (int i = 0; i < 20; i++) {
                bench.arrive(1, 90 + i, false, false);
            }
            bench.drain();
        }
    }

    @Test void aSetupWaitsForAFreeCycle() {
        try (var bench = new TrackerBench(8, 2, false, Engine.JVM, "no seed")) {
            bench.setup(0, 0);
            bench.beginSetup(1, 50);
            for (int i = 0; i < 500; i++) {
                assertThat(bench.endsSetup()).isFalse();
                bench.arrive(0, bench.model().expected(0), false, false);
            }
            int budget = 0;
            while (!bench.endsSetup()) {
                assertThat(budget++).isLessThan(60);
                bench.idle();
            }
        }
    }

    @Test void sizesThatItIsNotMadeForAreRefused() {
        assertThatThrownBy(() -> new SackTracker(512, 64))
            .hasMessage("SackTracker with a window of 512: it is a power of two, 8 to 256");
        assertThatThrownBy(() -> new SackTracker(24, 64))
            .hasMessage("SackTracker with a window of 24: it is a power of two, 8 to 256");
        assertThatThrownBy(() -> new SackTracker(64, 1)).hasMessage(
            "SackTracker with 1 flows: their number is a power of two, at least 2");
        assertThatThrownBy(() -> new SackTracker(64, 48)).hasMessage(
            "SackTracker with 48 flows: their number is a power of two, at least 2");
    }

    /** Sizes and seed of a random run. */
    private record Setting(Engine engine, int window, int flows, boolean spaces, int active, long seed) {}

    private static void traffic(Setting setting, int packets) {
        var random = new Random(setting.seed());
        var repeat = setting + ", repeat with -Dhdl.seed=" + SEED;
        int window = setting.window();
        try (var bench = new TrackerBench(window, setting.flows(), setting.spaces(), setting.engine(), repeat)) {
            for (int row = 0; row < setting.active(); row++) {
                bench.setup(row, random.nextBoolean() ? 0xFFFFFF - random.nextInt(2 * window)
                    : random.nextInt(1 << 24));
            }
            var traffic = new Traffic(bench, window, random);
            int row = 0;
            for (int i = 0; i < packets; i++) {
                if (random.nextInt(8) == 0) {
                    bench.idle();
                }
                if (random.nextInt(3) == 0) {
                    row = random.nextInt(setting.active());
                }
                if (random.nextInt(2) == 0) {
                    bench.ask(random.nextInt(3) == 0 ? random.nextInt(setting.active()) : row);
                }
                traffic.packet(row);
            }
            bench.drain();
            assertThat(bench.rows()).isGreaterThan(packets / 3);
            for (var kind : Outcome.values()) {
                assertThat(bench.count(kind)).as("packets " + kind + "; " + repeat).isGreaterThan(packets / 100);
            }
        }
    }

    /** Packets around the window: lost, early, late, twice. */
    private static final class Traffic {
        private final TrackerBench bench;
        private final int window;
        private final Random random;
        private int last;

        Traffic(TrackerBench bench, int window, Random random) {
            this.bench = bench;
            this.window = window;
            this.random = random;
        }

        void packet(int row) {
            int expected = bench.model().expected(row);
            int psn = switch (random.nextInt(10)) {
                case 0 -> last;                                       // the packet just sent, or another flow's
                case 1 -> expected - 1 - random.nextInt(2 * window);
                case 2 -> expected + window - 2 + random.nextInt(5);
                case 3, 4 -> expected + random.nextInt(window);
                case 5 -> expected + random.nextInt(3);
                default -> nextMissing(row, expected);
            };
            last = psn;
            bench.arrive(row, psn, random.nextInt(3) == 0, random.nextBoolean(), random.nextInt(8) != 0);
        }

        /** The lowest PSN that has not arrived. */
        private int nextMissing(int row, int expected) {
            int psn = expected;
            while (bench.model().has(row, psn & 0xFFFFFF)) {
                psn++;
            }
            return psn;
        }
    }
}
