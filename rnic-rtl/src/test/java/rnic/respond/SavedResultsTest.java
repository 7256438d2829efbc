package rnic.respond;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.protocol.RnicParameters;

/** Of the newest atomics what they have found, of older ones and of earlier lives nothing; against lists in Java. */
class SavedResultsTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_401);
    private static final int PAIRS = 3;

    private final Random random = new Random(SEED);

    private record Saved(int psn, long result) {}

    @Test void whatTheNewestHaveFoundIsKnown() {
        play(RnicParameters.SMALL.speakingRoce(), 3000);
    }

    @Test void alsoInUltraRam() {
        play(RnicParameters.ALVEO_100G.speakingRoce(), 600);
    }

    private void play(RnicParameters parameters, int actions) {
        System.out.println("SavedResultsTest: seed " + SEED);
        try (var dut = Simulation.of(new SavedResults(parameters), Engine.JVM, Options.standard().seed(SEED))) {
            var io = dut.io();
            List<ArrayDeque<Saved>> saved = new ArrayList<>();
            List<ArrayDeque<Integer>> open = new ArrayList<>();
            int[] psn = new int[PAIRS];
            for (int qp = 0; qp < PAIRS; qp++) {
                saved.add(new ArrayDeque<>());
                open.add(new ArrayDeque<>());
                begin(dut, qp);
            }
            int known = 0;
            int unknown = 0;
            for (int i = 0; i < actions; i++) {
                int qp = random.nextInt(PAIRS);
                dut.pin(io.qp()).set(qp);
                dut.step(3);
                int action = random.nextInt(100);
                if (action == 0) {
                    begin(dut, qp);
                    saved.get(qp).clear();
                    open.get(qp).clear();
                } else if (action < 40 && open.get(qp).size() < parameters.reads()) {
                    psn[qp] = psn[qp] + 1 + random.nextInt(3) & 0xFFFFFF;
                    open.get(qp).add(psn[qp]);
                    dut.pin(io.started().valid()).set(true);
                    dut.pin(io.started().value()).set(psn[qp]);
                    dut.step();
                    dut.pin(io.started().valid()).set(false);
                } else if (action < 75 && !open.get(qp).isEmpty()) {
                    long result = random.nextLong();
                    saved.get(qp).add(new Saved(open.get(qp).remove(), result));
                    dut.pin(io.done().valid()).set(true);
                    dut.pin(io.done().value()).set(result);
                    dut.step();
                    dut.pin(io.done().valid()).set(false);
                } else if (open.get(qp).isEmpty()) {
                    while (saved.get(qp).size() > parameters.reads()) {
                        saved.get(qp).remove();
                    }
                    int wanted = psn[qp] - random.nextInt(3 * parameters.reads()) & 0xFFFFFF;
                    var expected = saved.get(qp).stream().filter(it -> it.psn() == wanted).findFirst();
                    ask(dut, wanted, parameters.reads());
                    assertThat(dut.pin(io.found().valid()).isSet()).as("action %d, seed %d, PSN %d of %s", i, SEED,
                        wanted, saved.get(qp)).isEqualTo(expected.isPresent());
                    expected.ifPresent(it -> assertThat(dut.pin(io.found().value()).get()).isEqualTo(it.result()));
                    known += expected.isPresent() ? 1 : 0;
                    unknown += expected.isPresent() ? 0 : 1;
                }
            }
            assertThat(known).isGreaterThan(actions / 100);
            assertThat(unknown).isGreaterThan(actions / 100);
        }
    }

    private static void begin(Simulation<SavedResults.Io> dut, int qp) {
        var beginning = dut.io().beginning();
        dut.pin(beginning.valid()).set(true);
        dut.pin(beginning.value()).set(qp);
        dut.step();
        dut.pin(beginning.valid()).set(false);
    }

    private static void ask(Simulation<SavedResults.Io> dut, int psn, int places) {
        var io = dut.io();
        dut.pin(io.asked().valid()).set(true);
        dut.pin(io.asked().value()).set(psn);
        dut.step();
        dut.pin(io.asked().valid()).set(false);
        int waited = 0;
        dut.settle();
        while (dut.pin(io.busy()).isSet()) {
            dut.step();
            dut.settle();
            waited++;
            assertThat(waited).isLessThan(places + 5);
        }
    }

    /** Two atomics with the same PSN, a lap apart, are both among the newest R: the newest counts. */
    @Test void theNewestOfTwoAtomicsWithOnePsnIsFound() {
        var parameters = RnicParameters.SMALL.speakingRoce();
        try (var dut = Words.simulation(new SavedResults(parameters), SEED)) {
            var io = dut.io();
            begin(dut, 0);
            dut.pin(io.qp()).set(0);
            int[] psns = new int[parameters.reads() + 1];
            for (int i = 0; i < psns.length; i++) {
                psns[i] = i + 1;
            }
            psns[parameters.reads()] = parameters.reads();              // 2^24 PSNs behind the one before it
            for (int i = 0; i < psns.length; i++) {
                dut.step(4);
                dut.pin(io.started().valid()).set(1);
                dut.pin(io.started().value()).set(psns[i]);
                dut.step();
                dut.pin(io.started().valid()).set(0);
                dut.step(4);
                dut.pin(io.done().valid()).set(1);
                dut.pin(io.done().value()).set(100 + i);
                dut.step();
                dut.pin(io.done().valid()).set(0);
            }
            dut.step(4);
            ask(dut, parameters.reads(), parameters.reads());
            assertThat(dut.pin(io.found().valid()).isSet()).isTrue();
            assertThat(dut.pin(io.found().value()).get()).isEqualTo(100 + parameters.reads());
        }
    }
}
