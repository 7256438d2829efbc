package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import hdl.Design;
import hdl.Report;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rnic.protocol.RnicParameters;
import rnic.track.SackTracker;

class CostCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        var all = Stream.concat(Stream.of("cost"), Stream.of(arguments)).toArray(String[]::new);
        return Main.commandLine(all).setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute(all);
    }

    @Test void everyCycleOfEveryTimelineHasARow() {
        assertThat(run("sack-tracker")).isZero();
        var nic = RnicParameters.ALVEO_100G;
        var rows = Report.of(Design.of(new SackTracker(nic.window(), nic.queuePairs()))).pipelines();
        var lines = out.toString().lines().toList();
        assertThat(lines.getFirst()).matches("module +timeline +cycle +registers +bits +waiting +waiting bits");
        assertThat(lines.getLast()).startsWith("all ");
        assertThat(lines).hasSize(rows.size() + 3);
        assertThat(rows).isNotEmpty().allSatisfy(row -> {
            assertThat(row.bits()).isGreaterThanOrEqualTo(row.registers());
            assertThat(row.waitingBits()).isLessThanOrEqualTo(row.bits());
        });
    }

    @Test void theFiguresAreADocumentToo(@TempDir Path folder) throws IOException {
        var file = folder.resolve("cost.json");
        assertThat(run("sack-tracker", "--json", file.toString())).isZero();
        var document = new ObjectMapper().readTree(file.toFile());
        assertThat(document.get("command").asText()).isEqualTo("cost");
        assertThat(document.get("configuration").get("block").asText()).isEqualTo("sack-tracker");
        var nic = RnicParameters.ALVEO_100G;
        var report = Report.of(Design.of(new SackTracker(nic.window(), nic.queuePairs())));
        for (var cycle : report.pipelines()) {
            assertThat(figure(document, cycle, "registers")).isEqualTo(cycle.registers());
            assertThat(figure(document, cycle, "register_bits")).isEqualTo(cycle.bits());
            assertThat(figure(document, cycle, "waiting_registers")).isEqualTo(cycle.waiting());
            assertThat(figure(document, cycle, "waiting_bits")).isEqualTo(cycle.waitingBits());
        }
        assertThat(document.get("rows")).hasSize(4 * report.pipelines().size() + report.stale().size());
    }

    private static int figure(JsonNode document, Report.Pipeline cycle, String metric) {
        for (var row : document.get("rows")) {
            if (row.get("scenario").asText().equals(cycle.module()) && row.get("metric").asText().equals(metric)
                && row.get("parameters").get("timeline").asText().equals(cycle.timeline())
                && row.get("parameters").get("cycle").asInt() == cycle.cycle()) {
                return row.get("value").asInt();
            }
        }
        throw new AssertionError("no " + metric + " of " + cycle);
    }

    @Test void aBlockWithoutTimelinesSaysSo() {
        assertThat(run("reset-synchronizer")).isZero();
        assertThat(out.toString()).isEqualToNormalizingNewlines("'reset-synchronizer' has no timeline.\n");
    }

    @Test void anUnknownBlockIsAnsweredWithTheList() {
        assertThat(run("sack-trackr")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no block 'sack-trackr'", "sack-tracker", "alveo-100g");
    }
}
