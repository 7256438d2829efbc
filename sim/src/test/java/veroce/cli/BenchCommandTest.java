package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Exit;
import veroce.TestTools;

/** The benchmarks in the smallest size: they run, and their tables and reports are complete. No time is judged. */
class BenchCommandTest {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        var all = new ArrayList<>(List.of("bench"));
        all.addAll(List.of(arguments));
        return Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
            .execute(all.toArray(String[]::new));
    }

    private JsonNode report(String... arguments) throws IOException {
        var file = folder.resolve("report.json");
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--json", file.toString()));
        assertThat(run(all.toArray(String[]::new))).as(err.toString()).isEqualTo(Exit.OK);
        return new ObjectMapper().readTree(file.toFile());
    }

    private static List<String> metrics(JsonNode report, String scenario) {
        var metrics = new ArrayList<String>();
        for (var row : report.get("rows")) {
            if (row.get("scenario").asText().equals(scenario)) {
                assertThat(row.get("value").asDouble()).as(row.toString()).isPositive();
                metrics.add(row.get("metric").asText());
            }
        }
        return metrics;
    }

    @Test void elaborationIsMeasuredInProcessesAndWarm() throws IOException {
        var report = report("elaboration", "--samples", "1", "--filters", "3", "--operators", "9");
        for (var design : List.of("instances", "parameters", "expression")) {
            assertThat(metrics(report, design)).containsExactly(
                "elaboration_seconds", "elaboration_cpu_seconds", "elaboration_warm_seconds", "verilog_lines");
        }
        assertThat(report.get("configuration").get("processors").asInt()).isPositive();
        assertThat(report.get("rows").get(0).get("ceiling").asDouble()).isEqualTo(1.5);
        assertThat(out.toString()).contains("target", "ceiling", "<= 1.500");
    }

    @Tag("long") @Test void enginesAreMeasuredBesideTheProgramInCpp() throws IOException {
        for (var tool : List.of("verilator", "g++", "iverilog", "vvp")) {
            TestTools.need(tool);
        }
        var report = report("engines", "--rounds", "1", "--rows", "40", "--passes", "1", "--no-builds", "--no-nics");
        assertThat(metrics(report, "C++ driver")).containsExactly("model_nanoseconds_per_cycle", "cycles_per_second");
        assertThat(metrics(report, "Verilator, per cycle")).contains("cycles_per_second", "verilator_per_cycle_ratio");
        assertThat(metrics(report, "Verilator, batched")).contains("cycles_per_second", "verilator_batched_ratio");
        assertThat(metrics(report, "JVM, per cycle")).contains("cycles_per_second", "jvm_ratio");
        assertThat(metrics(report, "Icarus, batched")).contains("cycles_per_second", "icarus_ratio");
        assertThat(metrics(report, "JVM, small circuit")).containsExactly("cycles_per_second");
    }

    @Test void goodputIsMeasuredBesideItsCeiling() throws IOException {
        var report = report("goodput", "--engine", "reference", "--packets", "4000", "--seeds", "2..3", "--loss", "0,1%",
            "--jobs", "2");
        assertThat(report.get("rows")).hasSize(6);
        for (var row : report.get("rows")) {
            if (row.get("metric").asText().endsWith("_percent_of_line")) {
                assertThat(row.get("value").asDouble()).isBetween(80.0, row.get("ceiling").asDouble() + 1);
                assertThat(row.get("parameters").get("values")).hasSize(2);
            }
        }
        assertThat(err.toString()).contains("repeat: ./veroce bench goodput --engine reference --packets 4000 --loss 1%"
            + " --seeds 3..3\n");
    }

    /** No bubble on the hardware, however much each side receives while it sends. */
    @Test void bothDirectionsAtFullRateReachTheirCeiling() throws IOException {
        TestTools.need("verilator");
        TestTools.need("g++");
        var rows = report("goodput", "--both-directions", "--packets", "3600", "--seeds", "1", "--loss", "0").get("rows");
        assertThat(rows.get(1).get("metric").asText()).isEqualTo("steady_percent_of_line");
        double ceiling = rows.get(1).get("ceiling").asDouble();
        assertThat(ceiling).isBetween(96.5, 97.4); // below that of one direction: acknowledgements take their share
        assertThat(rows.get(1).get("value").asDouble()).isBetween(ceiling - 0.5, ceiling + 0.3);
    }

    /** Side by side or one by one, alone or with others: a seed gives one figure. */
    @Test void aRunOfGoodputRepeats() throws IOException {
        var all = report("goodput", "--engine", "reference", "--packets", "500", "--seeds", "3", "--loss", "2%",
            "--jobs", "3").get("rows").get(0).get("parameters").get("values");
        var last = report("goodput", "--engine", "reference", "--packets", "500", "--seeds", "3..3", "--loss", "2%",
            "--jobs", "1").get("rows").get(0).get("parameters").get("values");
        assertThat(last.get(0)).isEqualTo(all.get(2));
        assertThat(all.get(1)).isNotEqualTo(all.get(2));
    }

    @Test void aProcessMakesItsFirstCycle() {
        assertThat(run("first-cycle")).isEqualTo(Exit.OK);
        assertThat(out.toString().strip()).isEqualTo("1"); // the beat that went in at the first edge is shown
    }

    @Test void sizesBelowOneAreRefused() {
        assertThat(run("elaboration", "--samples", "0")).isEqualTo(Exit.USAGE);
        assertThat(run("engines", "--rows", "0")).isEqualTo(Exit.USAGE);
        assertThat(run("start", "--samples", "-1")).isEqualTo(Exit.USAGE);
        assertThat(run("goodput", "--seeds", "0")).isEqualTo(Exit.USAGE);
        assertThat(run("goodput", "--jobs", "0")).isEqualTo(Exit.USAGE);
        assertThat(run("goodput", "--clock", "5")).isEqualTo(Exit.USAGE);
        assertThat(run("goodput", "--window", "3")).isEqualTo(Exit.USAGE);
        assertThat(err.toString()).contains("must be at least 1", "--jobs 0: use at least 1").doesNotContain("\tat ");
    }

    @Test void aNamedCommandAloneIsSetUp() {
        assertThat(Main.commandLine("--debug", "bench", "start").getSubcommands()).containsOnlyKeys("bench");
        var all = Main.commandLine("--help").getSubcommands().keySet();
        assertThat(all).contains("run", "simulate", "bench");
        assertThat(Main.commandLine("benhc").getSubcommands().keySet()).isEqualTo(all); // to suggest one
    }
}
