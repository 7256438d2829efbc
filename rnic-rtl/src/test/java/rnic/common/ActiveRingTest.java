package rnic.common;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** No queue pair that was named is forgotten, and none stands in the ring twice. */
class ActiveRingTest {
    private static final long SEED = Long.getLong("hdl.seed", 3);
    private static final int PAIRS = 16;

    /** Names of one source in a cycle; -1 = none. */
    private static void drive(Simulation<ActiveRing.Io> dut, int source, int qp, Random random) {
        var hint = dut.io().hints().at(source);
        dut.pin(hint.valid()).set(qp >= 0);
        dut.pin(hint.value()).set(qp >= 0 ? qp : random.nextInt(PAIRS));
    }

    /** After its last hint a queue pair is given out at least once, whatever the rates. */
    private static void run(Engine engine, double hints, double takes, int cycles) {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new ActiveRing(PAIRS, 3), engine)) {
            Pin valid = dut.pin(dut.io().next().valid());
            Pin ready = dut.pin(dut.io().next().ready());
            Pin next = dut.pin(dut.io().next().payload());
            boolean[] owed = new boolean[PAIRS];
            for (int cycle = 0; cycle < cycles + 600; cycle++) {
                boolean[] named = new boolean[PAIRS];
                for (int source = 0; source < 3; source++) {
                    int qp = cycle < cycles && random.nextDouble() < hints ? random.nextInt(PAIRS) : -1;
                    drive(dut, source, qp, random);
                    if (qp >= 0) {
                        named[qp] = true;
                    }
                }
                ready.set(cycle >= cycles || random.nextDouble() < takes);
                dut.settle();
                if (valid.isSet() && ready.isSet()) {
                    owed[(int) next.get()] = false;
                }
                for (int qp = 0; qp < PAIRS; qp++) {
                    owed[qp] |= named[qp];
                }
                dut.step();
            }
            assertThat(owed).as("hints at %s, taken at %s, seed %s", hints, takes, SEED).containsOnly(false);
            assertThat(valid.isSet()).as("it comes to rest").isFalse();
        }
    }

    @EachEngine void nobodyIsForgotten(Engine engine) {
        run(engine, 0.05, 1, 800);
        run(engine, 0.2, 0.3, 800);
    }

    @Test void hintsThatFindNoPlaceAreMadeUpFor() {
        run(Engine.JVM, 1, 0.5, 2000);
        run(Engine.JVM, 0.7, 0.05, 2000);
    }

    /** While nobody waits, whoever is named does so two cycles later; those behind come in the order of their names. */
    @Test void whoIsAloneWaitsForNobody() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new ActiveRing(PAIRS, 1))) {
            var valid = dut.pin(dut.io().next().valid());
            var ready = dut.pin(dut.io().next().ready());
            ready.set(0);
            drive(dut, 0, -1, random);
            dut.step(2 * PAIRS);
            for (int round = 0; round < 50; round++) {
                int first = random.nextInt(PAIRS);
                drive(dut, 0, first, random);
                dut.step();
                drive(dut, 0, -1, random);
                assertThat(dut.stepUntil(valid, 1, 20)).as("cycles behind the hint").isEqualTo(1);
                for (int other = 1; other < 4; other++) {
                    drive(dut, 0, (first + other) % PAIRS, random);
                    dut.step();
                    drive(dut, 0, -1, random);
                    dut.step(6);
                }
                for (int other = 0; other < 4; other++) {
                    dut.stepUntil(valid, 1, 20);
                    assertThat(dut.pin(dut.io().next().payload()).get()).isEqualTo((first + other) % PAIRS);
                    ready.set(1);
                    dut.step();
                    ready.set(0);
                }
            }
        }
    }

    /** All of them wait when the reset comes: behind it each can be named again. */
    @Test void aResetForgetsWhoWaits() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new ActiveRing(PAIRS, 1))) {
            var valid = dut.pin(dut.io().next().valid());
            var ready = dut.pin(dut.io().next().ready());
            ready.set(0);
            drive(dut, 0, -1, random);
            dut.step(2 * PAIRS);
            for (int qp = 0; qp < PAIRS; qp++) {
                drive(dut, 0, qp, random);
                dut.step();
                drive(dut, 0, -1, random);
                dut.step(5);
            }
            assertThat(valid.isSet()).as("somebody waits").isTrue();
            dut.reset(4);
            drive(dut, 0, -1, random);
            dut.step(2 * PAIRS);
            assertThat(valid.isSet()).as("somebody waits behind the reset").isFalse();
            for (int qp = 0; qp < PAIRS; qp++) {
                drive(dut, 0, qp, random);
                dut.step();
                drive(dut, 0, -1, random);
                dut.step(5);
                assertThat(valid.isSet()).as("queue pair %s waits", qp).isTrue();
                assertThat(dut.pin(dut.io().next().payload()).get()).isEqualTo(qp);
                ready.set(1);
                dut.step();
                ready.set(0);
            }
        }
    }

    /** Named once, while the queue of its source is full. */
    @Test void aSingleHintThatIsLostIsMadeUpFor() {
        var random = new Random(SEED);
        for (int busy = 100; busy < 104; busy++) {
            try (var dut = Simulation.of(new ActiveRing(PAIRS, 3))) {
                dut.pin(dut.io().next().ready()).set(1);
                boolean given = false;
                for (int cycle = 0; cycle < busy + 300; cycle++) {
                    drive(dut, 0, cycle < busy ? cycle % 4 : cycle == busy ? 9 : -1, random);
                    drive(dut, 1, cycle < busy ? cycle % 4 : -1, random);
                    drive(dut, 2, cycle < busy ? cycle % 4 : -1, random);
                    dut.settle();
                    given |= cycle > busy && dut.pin(dut.io().next().valid()).isSet()
                        && dut.pin(dut.io().next().payload()).get() == 9;
                    dut.step();
                }
                assertThat(given).as("hinted in cycle %d", busy).isTrue();
            }
        }
    }

    @Test void aQueuePairStandsInTheRingOnce() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new ActiveRing(PAIRS, 3))) {
            dut.step(20);
            for (int cycle = 0; cycle < 40; cycle++) {
                drive(dut, cycle % 3, 5, random);
                drive(dut, (cycle + 1) % 3, -1, random);
                drive(dut, (cycle + 2) % 3, -1, random);
                dut.step();
            }
            for (int source = 0; source < 3; source++) {
                drive(dut, source, -1, random);
            }
            dut.step(100);
            dut.pin(dut.io().next().ready()).set(1);
            int given = 0;
            for (int cycle = 0; cycle < 100; cycle++) {
                dut.settle();
                given += dut.pin(dut.io().next().valid()).isSet() ? 1 : 0;
                dut.step();
            }
            assertThat(given).as("the one that is shown, and once more").isEqualTo(2);
        }
    }
}
