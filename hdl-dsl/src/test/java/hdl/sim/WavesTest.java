package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.junit.EachEngine;
import hdl.sim.junit.KeepWaves;
import hdl.testing.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

class WavesTest {
    @EachEngine void wavesAreRecordedFromTheCallOn(Engine engine, @TempDir Path folder) throws IOException {
        var file = folder.resolve("some/counter.vcd");
        try (var dut = Simulation.of(new Counter(8), engine)) {
            dut.waves(file);
            dut.pin(dut.io().enable()).set(1);
            dut.step(5);
        }
        assertThat(Files.readString(file)).contains("$enddefinitions", "count",
            "b" + (engine == Engine.VERILATOR ? "00000101" : "101"));
    }

    @EachEngine void optionsRecordFromTheFirstCycleOn(Engine engine, @TempDir Path folder) throws IOException {
        var file = folder.resolve("counter.vcd");
        try (var dut = Simulation.of(new Counter(8), engine, Options.standard().waves(file));
             var rows = new RowBuffer(dut.top(), 3)) {
            dut.run(rows);
        }
        assertThat(Files.readString(file)).contains("#10000\n", "#20000\n", "#50000\n");
    }

    @Test void aModelBuiltWithoutWavesSaysHowToGetThem(@TempDir Path folder) {
        Needs.engine(Engine.VERILATOR);
        try (var dut = Simulation.of(new Counter(8), Engine.VERILATOR)) {
            dut.step();
            assertThatThrownBy(() -> dut.waves(folder.resolve("late.vcd"))).hasMessageEndingWith(
                "HDL811: this model was built without waves; ask for them first, or open it with Options.waves(file)");
        }
    }

    /** Run by the test below, not by itself. */
    @KeepWaves @EnabledIfSystemProperty(named = "hdl.waves", matches = ".*junit.*") static class Sample {
        @Test void passes() {
            simulate();
        }

        @Test void fails() {
            simulate();
            throw new AssertionError("on purpose");
        }

        private static void simulate() {
            try (var dut = Simulation.of(new Counter(8), Engine.JVM)) {
                dut.step(3);
            }
        }
    }

    @Test void wavesStayForFailuresOnly(@TempDir Path folder) throws IOException {
        var before = System.getProperty("hdl.waves");
        System.setProperty("hdl.waves", folder.toString());
        try {
            var summary = new SummaryGeneratingListener();
            var request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(Sample.class)).build();
            LauncherFactory.create().execute(request, summary);
            assertThat(summary.getSummary().getTestsFailedCount()).isEqualTo(1);
            assertThat(summary.getSummary().getTestsSucceededCount()).isEqualTo(1);
        } finally {
            if (before == null) {
                System.clearProperty("hdl.waves");
            } else {
                System.setProperty("hdl.waves", before);
            }
        }
        try (Stream<Path> files = Files.walk(folder)) {
            assertThat(files.filter(Files::isRegularFile).map(file -> folder.relativize(file).toString()))
                .containsExactly("Sample.fails/Counter_8.vcd");
        }
    }
}
