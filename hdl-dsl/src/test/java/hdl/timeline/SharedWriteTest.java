package hdl.timeline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.Random;

/** Who shares the write port of a recall, against one operation after the other. */
class SharedWriteTest {
    /** Operations decide late whether they write; who clears comes behind them. */
    @EachEngine void whoSharesThePortWritesWhereNoOperationDoes(Engine engine) {
        var random = new Random(Seed.derive(Seed.ofProcess(), "cleared"));
        int steps = 600;
        var totals = new int[8];
        var queue = new int[steps];
        var counts = new boolean[steps];
        var expected = new int[steps];
        int cleared = 0;
        int missed = 0;
        try (var dut = Simulation.of(new SharedPipes.Cleared(false), engine)) {
            for (int time = 0; time < steps; time++) {
                boolean valid = random.nextInt(4) > 0;
                queue[time] = valid ? random.nextInt(8) : -1;
                counts[time] = random.nextInt(3) > 0;
                int amount = random.nextInt(1000);
                dut.pin(dut.io().add().valid()).set(valid ? 1 : 0);
                dut.pin(dut.io().add().value()).set(Math.max(0, queue[time]));
                dut.pin(dut.io().amount()).set(amount);
                dut.pin(dut.io().counts()).set(time >= 3 && counts[time - 3] ? 1 : 0);
                expected[time] = valid ? totals[queue[time]] + amount & 0xFFFF : -1;
                if (valid && counts[time]) {
                    totals[queue[time]] = expected[time];
                }
                int clears = random.nextInt(8);
                boolean isFree = true;
                for (int i = 0; i <= Math.min(3, time); i++) {
                    isFree &= queue[time - i] != clears;
                }
                dut.pin(dut.io().clear().valid()).set(isFree ? 1 : 0);
                dut.pin(dut.io().clear().value()).set(clears);
                boolean writes = time >= 3 && queue[time - 3] >= 0 && counts[time - 3];
                if (isFree && !writes) {
                    totals[clears] = 0;
                    cleared++;
                } else if (isFree) {
                    missed++;
                }
                dut.settle();
                if (time >= 3 && expected[time - 3] >= 0) {
                    assertThat(dut.pin(dut.io().total()).get()).as("operation %d", time - 3)
                        .isEqualTo(expected[time - 3]);
                }
                dut.step(1);
            }
        }
        assertThat(cleared).isGreaterThan(20);
        assertThat(missed).isGreaterThan(20);
    }

    /** The word is a constant: only who writes it is known late. */
    @EachEngine void aMarkIsSeenByTheOperationJustBehind(Engine engine) {
        var random = new Random(Seed.derive(Seed.ofProcess(), "marked"));
        int steps = 400;
        var marked = new boolean[4];
        var queue = new int[steps];
        var marks = new boolean[steps];
        var expected = new boolean[steps];
        try (var dut = Simulation.of(new SharedPipes.Marked(), engine)) {
            for (int time = 0; time < steps; time++) {
                boolean valid = random.nextInt(4) > 0;
                queue[time] = valid ? random.nextInt(4) : -1;
                marks[time] = random.nextInt(4) == 0;
                dut.pin(dut.io().ask().valid()).set(valid ? 1 : 0);
                dut.pin(dut.io().ask().value()).set(Math.max(0, queue[time]));
                dut.pin(dut.io().marks()).set(time >= 2 && marks[time - 2] ? 1 : 0);
                if (valid) {
                    expected[time] = marked[queue[time]];
                    marked[queue[time]] |= marks[time];
                }
                int clears = random.nextInt(4);
                boolean isFree = random.nextBoolean();
                for (int i = 0; i <= Math.min(2, time); i++) {
                    isFree &= queue[time - i] != clears;
                }
                dut.pin(dut.io().cleared()).set((isFree ? 4 : 0) + clears);
                marked[clears] &= !isFree || time >= 2 && queue[time - 2] >= 0 && marks[time - 2];
                dut.settle();
                if (time >= 2 && queue[time - 2] >= 0) {
                    assertThat(dut.pin(dut.io().marked()).get()).as("operation %d", time - 2)
                        .isEqualTo(expected[time - 2] ? 1 : 0);
                }
                dut.step(1);
            }
        }
    }

    @EachEngine void somebodyElseBesideAnOperationIsAFalseClaim(Engine engine) {
        try (var dut = Simulation.of(new SharedPipes.Cleared(true), engine)) {
            dut.pin(dut.io().add().valid()).set(1);
            dut.pin(dut.io().counts()).set(0);
            dut.pin(dut.io().clear().valid()).set(1);
            dut.step(6);                                       // no operation writes
            dut.pin(dut.io().counts()).set(1);
            assertThatThrownBy(() -> dut.step(1)).hasMessageContaining("nobody else writes memory counters");
        }
    }
}
