package rnic.command;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.messages.AccessEvents;
import rnic.protocol.RnicParameters;

/** Accesses of every kind begin and end at random for all objects, while one after the other is asked for. */
class DrainsTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_312);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.sharing(4);
    private static final int NONE = -1;
    private static final int PAIRS = PairAccess.of(PARAMETERS).size();
    private static final int DEALT = PairAccess.DEALT_WQE.ordinal();
    private static final int KINDS = PAIRS + MrAccess.values().length;

    /** A circuit and what is under way for each object of each kind. */
    private static final class Bench implements AutoCloseable {
        final Simulation<Drains.Io> dut;
        final Random random = new Random(SEED);
        final int[][] underWay = new int[KINDS][];
        final double[] ending = new double[KINDS];
        boolean watchesMr;
        /** Of the queue pair that is watched, only WQEs of shared queues count. */
        boolean onlyDealt;
        int watched = NONE;
        /** A completion that the end of a report lets begin in the next cycle. */
        int follows = NONE;

        Bench(Engine engine) {
            dut = Simulation.of(new Drains(PARAMETERS), engine);
            for (int kind = 0; kind < KINDS; kind++) {
                underWay[kind] = new int[kind < PAIRS ? PARAMETERS.queuePairs() : PARAMETERS.mrs()];
                ending[kind] = 0.7;
            }
            dut.step(Math.max(PARAMETERS.queuePairs(), PARAMETERS.mrs()) + 2);
        }

        private AccessEvents events(int kind) {
            return kind < PAIRS ? dut.io().pairs().at(kind) : dut.io().mrs().at(kind - PAIRS);
        }

        private boolean isWatched(int kind, int object) {
            return object == watched && watchesMr == kind >= PAIRS && (!onlyDealt || kind == DEALT);
        }

        /** Events of one cycle. */
        void cycle(double load) {
            int completion = PairAccess.COMPLETION.ordinal();
            for (int kind = 0; kind < KINDS; kind++) {
                int begins = random.nextInt(Math.min(6, underWay[kind].length));
                boolean doesBegin = random.nextDouble() < load && !isWatched(kind, begins)
                    && underWay[kind][begins] < 4;
                if (kind == completion && follows != NONE) {
                    begins = follows;
                    follows = NONE;
                    doesBegin = true;
                }
                int ends = random.nextInt(Math.min(6, underWay[kind].length));
                boolean doesEnd = random.nextDouble() < ending[kind] && underWay[kind][ends] > 0;
                show(events(kind).beginning(), doesBegin, begins);
                show(events(kind).ending(), doesEnd, ends);
                underWay[kind][begins] += doesBegin ? 1 : 0;
                underWay[kind][ends] -= doesEnd ? 1 : 0;
                if (doesEnd && kind == PairAccess.REPORT.ordinal() && random.nextBoolean()) {
                    follows = ends;
                }
            }
            dut.step();
        }

        private void show(hdl.lib.Valid<hdl.UInt> event, boolean valid, int object) {
            dut.pin(event.valid()).set(valid);
            dut.pin(event.value()).set(object);
        }

        boolean isQuiet() {
            boolean quiet = watchesMr || onlyDealt || follows != watched;
            for (int kind = 0; kind < KINDS; kind++) {
                quiet &= watchesMr != kind >= PAIRS || onlyDealt && kind != DEALT || underWay[kind][watched] == 0;
            }
            return quiet;
        }

        void watch(boolean mr, int object, boolean dealt) {
            onlyDealt = dealt && !mr;
            dut.pin(dut.io().question().onlyDealt().orElseThrow()).set(onlyDealt);
            watch(mr, object);
        }

        void watch(boolean mr, int object) {
            watchesMr = mr;
            watched = object;
            dut.pin(dut.io().question().isMr()).set(mr);
            dut.pin(dut.io().question().object()).set(object);
        }

        void ask(boolean asks) {
            dut.pin(dut.io().question().asked()).set(asks);
            if (!asks) {
                watched = NONE;
            }
        }

        boolean ended() {
            return dut.pin(dut.io().ended()).isSet();
        }

        @Override public void close() {
            dut.close();
        }
    }

    @EachEngine void endedIsSaidSoonAndNeverTooEarly(Engine engine) {
        try (var bench = new Bench(engine)) {
            int waited = 0;
            int atOnce = 0;
            for (int turn = 0; turn < 250; turn++) {
                double load = turn % 4 * 0.3;
                for (int i = 0; i < 30; i++) {
                    bench.cycle(load);
                }
                bench.watch(bench.random.nextInt(3) == 0, bench.random.nextInt(6), turn % 5 == 0);
                java.util.Arrays.setAll(bench.ending, kind -> 0.05 + bench.random.nextDouble() * 0.5);
                for (int i = 0; i < 8; i++) {
                    bench.cycle(load);
                }
                bench.ask(true);
                int since = 0;
                boolean began = bench.isQuiet();
                for (int i = 0; !bench.ended(); i++) {
                    assertThat(i).as("cycles until the end is said").isLessThan(5000);
                    since = bench.isQuiet() ? since + 1 : 0;
                    bench.cycle(load);
                    assertThat(bench.ended() && !bench.isQuiet()).as("turn %d, seed %d", turn, SEED).isFalse();
                }
                assertThat(since).as("cycles since the last end").isLessThan(load > 0.8 ? 400 : 120);
                waited += began ? 0 : 1;
                atOnce += began ? 1 : 0;
                bench.ask(false);
                bench.cycle(load);
                bench.cycle(load);
                assertThat(bench.ended()).isFalse();
            }
            assertThat(waited).isGreaterThan(30);
            assertThat(atOnce).isGreaterThan(3);
        }
    }

    @Test void accessesOfOthersHoldUpNobody() {
        try (var bench = new Bench(Engine.JVM)) {
            for (int kind = 0; kind < KINDS; kind++) {       // queue pair 1 and MR 1 hang for ever
                bench.show(bench.events(kind).beginning(), true, 1);
            }
            bench.dut.step();
            java.util.Arrays.fill(bench.ending, 0);
            bench.cycle(0);
            for (boolean mr : new boolean[] {false, true}) {
                bench.watch(mr, 2);
                bench.dut.step(4);
                bench.ask(true);
                assertThat(bench.dut.stepUntil(bench::ended, 100)).as("cycles").isLessThanOrEqualTo(40);
                bench.ask(false);
                bench.dut.step(2);
                bench.watch(mr, 1);
                bench.dut.step(4);
                bench.ask(true);
                bench.dut.step(1000);
                assertThat(bench.ended()).isFalse();
                bench.ask(false);
                bench.dut.step(2);
            }
        }
    }

    /** A queue pair in error may have completions of new requests; it gets no WQE of a shared queue. */
    @Test void whereOnlyDealtWqesCountOthersMayGoOn() {
        try (var bench = new Bench(Engine.JVM)) {
            java.util.Arrays.fill(bench.ending, 0);
            for (int kind = 0; kind < PAIRS; kind++) {
                bench.show(bench.events(kind).beginning(), true, 1);
            }
            bench.dut.step();
            bench.cycle(0);
            bench.watch(false, 1, true);
            bench.dut.step(4);
            bench.ask(true);
            bench.dut.step(300);
            assertThat(bench.ended()).isFalse();
            bench.show(bench.events(DEALT).ending(), true, 1);
            bench.dut.step();
            bench.show(bench.events(DEALT).ending(), false, 1);
            assertThat(bench.dut.stepUntil(bench::ended, 100)).isLessThanOrEqualTo(60);
            bench.show(bench.events(PairAccess.COMPLETION.ordinal()).beginning(), true, 1);
            bench.dut.step(10);
            assertThat(bench.ended()).isTrue();
            bench.show(bench.events(DEALT).beginning(), true, 1);
            WrongDrive.isAnswered(bench.dut, "nothing begins for a queue pair that has ended: DEALT_WQE");
        }
    }

    @Test void whatIsLetGoIsWaitedFor() {
        try (var bench = new Bench(Engine.JVM)) {
            bench.dut.pin(bench.dut.io().lettingGo()).set(true);
            bench.watch(false, 3);
            bench.dut.step(4);
            bench.ask(true);
            bench.dut.step(200);
            assertThat(bench.ended()).isFalse();
            bench.dut.pin(bench.dut.io().lettingGo()).set(false);
            assertThat(bench.dut.stepUntil(bench::ended, 100)).isLessThanOrEqualTo(60);
        }
    }

    @Test void nothingMayBeginForWhatHasEnded() {
        for (int kind = 0; kind < KINDS; kind++) {
            try (var bench = new Bench(Engine.JVM)) {
                bench.watch(kind >= PAIRS, 3);
                bench.dut.step(4);
                bench.ask(true);
                bench.dut.stepUntil(bench::ended, 100);
                bench.show(bench.events(kind).beginning(), true, 2);
                bench.dut.step();
                bench.show(bench.events(kind).beginning(), true, 3);
                WrongDrive.isAnswered(bench.dut, "nothing begins for " + (kind < PAIRS
                    ? "a queue pair that has ended: " + PairAccess.values()[kind]
                    : "an MR that has ended: " + MrAccess.values()[kind - PAIRS]));
            }
        }
    }

    @Test void nobodyAsksBeforeAllCountsAreCleared() {
        WrongDrive.isAnswered(new Drains(PARAMETERS), "nobody asks before all counts are cleared",
            Map.of(), Map.of("question_asked", 1L));
    }
}
