package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.junit.EachEngine;

/** The one interface over every engine, on a circuit written in the language. */
class SimulationTest {
    @EachEngine void countsOnlyWhileEnabled(Engine engine) {
        try (var dut = Simulation.of(new Counter(8), engine)) {
            var enable = dut.pin(dut.io().enable());
            var count = dut.pin(dut.io().count());
            enable.set(1);
            dut.step(3);
            enable.set(0);
            dut.step(5);
            assertThat(count.get()).isEqualTo(3);
        }
    }

    @EachEngine void aWideCounterCountsInEveryWord(Engine engine) {
        try (var dut = Simulation.of(new Counter(130), engine)) {
            dut.pin(dut.io().enable()).set(1);
            dut.step(1000);
            assertThat(dut.pin(dut.io().count()).words()).containsExactly(1000, 0, 0);
            dut.pin(dut.io().clear()).set(true);
            dut.step();
            assertThat(dut.pin(dut.io().count()).big()).isZero();
        }
    }

    @EachEngine void waitsEndAtTheValueOrSayWhatIsStillWhat(Engine engine) {
        try (var dut = Simulation.of(new Counter(8), engine, Options.standard().seed(5))) {
            var count = dut.pin(dut.io().count());
            assertThatThrownBy(() -> dut.stepUntil(count, 3, 50))
                .hasMessageMatching("SimulationTest.java:\\d+: HDL804: 'count' is still 0 after 50 "
                    + "cycles, not 3; seed 5");
            dut.pin(dut.io().enable()).set(1);
            assertThat(dut.stepUntil(count, 200, 1000)).isEqualTo(200);
            assertThat(dut.stepUntil(() -> count.get() == 7, 1000)).isEqualTo(256 - 200 + 7);
            assertThat(dut.cycle(0)).isEqualTo(2 + 50 + 200 + 63);
        }
    }

    @EachEngine void aResetInBetweenStartsAnew(Engine engine) {
        try (var dut = Simulation.of(new Counter(8), engine)) {
            dut.pin(dut.io().enable()).set(1);
            dut.step(9);
            dut.reset(1);
            assertThat(dut.pin(dut.io().count()).get()).isZero();
            dut.step();
            assertThat(dut.pin(dut.io().count()).get()).isEqualTo(1);
        }
    }

    @EachEngine void everyEngineShowsTheSameInEveryRow(Engine engine) {
        var options = Options.standard().start(Options.Start.ZERO);
        try (var reference = Simulation.of(new Counter(5), Engine.JVM, options);
             var dut = Simulation.of(new Counter(5), engine, options);
             var rows = new RowBuffer(dut.top(), 500).noise(options.seed())) {
            assertThat(Trace.of(reference, rows).difference(Trace.of(dut, rows))).isEmpty();
        }
        try (var wider = Simulation.of(new Counter(6), engine, options); var rows = new RowBuffer(wider.top(), 1);
             var dut = Simulation.of(new Counter(5), engine, options)) {
            assertThatThrownBy(() -> dut.run(rows))
                .hasMessageEndingWith("HDL810: these rows are laid out for the ports of Counter_6, "
                    + "not for those of Counter_5");
        }
    }

    @EachEngine void aDifferenceNamesCycleOutputAndBothValues(Engine engine) {
        var options = Options.standard().seed(17);
        try (var dut = Simulation.of(new Counter(8), engine, options); var rows = new RowBuffer(dut.top(), 20)) {
            for (int row = 0; row < 20; row++) {
                rows.set(row, "enable", 1);
            }
            var first = Trace.of(dut, rows);
            dut.reset(1);
            rows.set(12, "enable", 0);
            assertThat(first.difference(Trace.of(dut, rows)))
                .hasValue("HDL803: engines differ at cycle 12: 'count' is 13 on " + engine + " and 12 on " + engine
                    + "; seed 17");
        }
    }

    @EachEngine void pinsOfAnotherSimulationAreRefused(Engine engine) {
        try (var one = Simulation.of(new Counter(8), engine); var other = Simulation.of(new Counter(8), engine)) {
            assertThatThrownBy(() -> one.pin(other.io().count()))
                .hasMessageEndingWith("HDL810: 'count' is not a port of the simulated Counter_8; "
                    + "take it from io() of this simulation");
        }
    }
}
