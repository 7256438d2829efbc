package hdl.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A pipeline does what the same operators do in one cycle, whatever waits for whatever. */
class TimelineSimulationTest {
    private static final int OPERATIONS = 60;
    private static final int CIRCUITS = 60;

    @Test void anyPipelineIsItsOperatorsLater() {
        long first = new Random().nextInt(1_000_000);
        for (long seed = first; seed < first + CIRCUITS; seed++) {
            compare(seed, Engine.JVM);
        }
    }

    @EachEngine void aPipelineIsItsOperatorsLaterOnEachEngine(Engine engine) {
        compare(7, engine);
    }

    private static void compare(long seed, Engine engine) {
        var random = new Random(seed);
        var values = new int[OPERATIONS][RandomPipe.INPUTS];
        var expected = new long[OPERATIONS];
        try (var dut = Simulation.of(new RandomPipe(seed, true), Engine.JVM)) {
            for (int op = 0; op < OPERATIONS; op++) {
                for (int i = 0; i < RandomPipe.INPUTS; i++) {
                    values[op][i] = random.nextInt(1 << RandomPipe.WIDTH);
                    dut.pin(dut.io().inputs().get(i)).set(values[op][i]);
                }
                dut.settle();
                expected[op] = dut.pin(dut.io().result()).get();
            }
        }
        var pipe = new RandomPipe(seed, false);
        try (var dut = Simulation.of(pipe, engine)) {
            for (int time = 0; time < OPERATIONS + RandomPipe.LATENCY; time++) {
                for (int i = 0; i < RandomPipe.INPUTS; i++) {
                    int op = time - pipe.cycle(i);
                    dut.pin(dut.io().inputs().get(i)).set(op >= 0 && op < OPERATIONS ? values[op][i] : 0);
                }
                dut.settle();
                int done = time - RandomPipe.LATENCY;
                if (done >= 0) {
                    assertThat(dut.pin(dut.io().result()).get()).as("seed %d, operation %d", seed, done)
                        .isEqualTo(expected[done]);
                }
                dut.step(1);
            }
        }
    }

    /** Operations on few counters, each as close as it likes behind the one before. */
    @EachEngine void forwardedWordsAreThoseOfOneOperationAfterTheOther(Engine engine) {
        var random = new Random();
        var totals = new int[4];
        int latency = 3;
        var expected = new int[300];
        try (var dut = Simulation.of(new Pipes.Counters(4, true), engine)) {
            for (int time = 0; time < expected.length; time++) {
                boolean valid = random.nextInt(4) > 0;
                int queue = random.nextInt(4);
                int amount = random.nextInt(1000);
                dut.pin(dut.io().add().valid()).set(valid ? 1 : 0);
                dut.pin(dut.io().add().value()).set(queue);
                dut.pin(dut.io().amount()).set(amount);
                expected[time] = valid ? totals[queue] = totals[queue] + amount & 0xFFFF : -1;
                dut.settle();
                if (time >= latency && expected[time - latency] >= 0) {
                    assertThat(dut.pin(dut.io().total()).get()).as("operation %d", time - latency)
                        .isEqualTo(expected[time - latency]);
                }
                dut.step(1);
            }
        }
    }

    /** However long it waits where nothing else says how long the timeline is. */
    @Test void aValueLeavesWhenItIsSaidTo() {
        int cycles = 9;
        try (var dut = Simulation.of(new Pipes.Leaves(cycles), Engine.JVM)) {
            for (int time = 0; time < 3 * cycles; time++) {
                dut.pin(dut.io().key()).set(time + 1);
                dut.settle();
                if (time >= cycles) {
                    assertThat(dut.pin(dut.io().found()).get()).isEqualTo(time + 1 - cycles);
                }
                dut.step(1);
            }
        }
    }

    /** Whenever nothing moves, nothing is lost or counted twice. */
    @EachEngine void aHeldPipelineGoesOnWhereItStood(Engine engine) {
        var random = new Random();
        int operations = 200;
        int latency = 5;
        var expected = new int[operations + latency + 1];
        var counts = new int[operations + latency + 1];
        try (var dut = Simulation.of(new Pipes.Held(), engine)) {
            int count = 0;
            for (int op = 0; op < operations;) {
                boolean moves = random.nextInt(3) > 0;
                boolean valid = random.nextBoolean();
                int a = random.nextInt(256);
                int b = random.nextInt(256);
                dut.pin(dut.io().moves()).set(moves ? 1 : 0);
                dut.pin(dut.io().a().valid()).set(valid ? 1 : 0);
                dut.pin(dut.io().a().value()).set(a);
                dut.pin(dut.io().b()).set(b);
                dut.settle();
                if (op >= latency) {
                    assertThat(dut.pin(dut.io().product()).get()).as("operation %d", op - latency)
                        .isEqualTo(expected[op - latency]);
                    assertThat(dut.pin(dut.io().count()).get()).as("count before operation %d", op - latency)
                        .isEqualTo(counts[op - latency]);
                }
                if (moves) {
                    expected[op] = a * a + b & 0xFFFF;
                    count += valid ? a * a & 1 : 0;
                    counts[++op] = count;
                }
                dut.step(1);
            }
        }
    }

    /** Long and short ones alternate so that never two results come at once; the claim says when they do. */
    @EachEngine void resultsOfDifferentCyclesShareAPort(Engine engine) {
        var random = new Random(Seed.derive(Seed.ofProcess(), "merge"));
        var expected = new int[200];
        Arrays.fill(expected, -1);
        try (var dut = Simulation.of(new Pipes.Merged(), engine)) {
            for (int time = 0; time < expected.length - 4; time++) {
                int value = random.nextInt(256);
                int latency = (value & 1) == 1 ? 1 : 3;
                boolean valid = random.nextBoolean() && expected[time + latency] < 0;
                dut.pin(dut.io().in().valid()).set(valid ? 1 : 0);
                dut.pin(dut.io().in().value()).set(value);
                if (valid) {
                    expected[time + latency] = latency == 1 ? value : (value >> 1) + value;
                }
                dut.settle();
                assertThat(dut.pin(dut.io().out().valid()).get()).as("cycle %d", time)
                    .isEqualTo(expected[time] < 0 ? 0 : 1);
                if (expected[time] >= 0) {
                    assertThat(dut.pin(dut.io().out().value()).get()).as("cycle %d", time).isEqualTo(expected[time]);
                }
                dut.step(1);
            }
        }
    }

    @EachEngine void twoResultsAtOnceAreAFalseClaim(Engine engine) {
        try (var dut = Simulation.of(new Pipes.Merged(), engine)) {
            dut.pin(dut.io().in().valid()).set(1);
            dut.pin(dut.io().in().value()).set(2);
            dut.step(1);
            dut.step(1);
            dut.pin(dut.io().in().value()).set(3);
            assertThatThrownBy(() -> dut.step(4)).hasMessageContaining("never two results at once");
        }
    }
}
