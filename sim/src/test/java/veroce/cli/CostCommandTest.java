package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Design;
import hdl.Report;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import rnic.track.SackTracker;

class CostCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String block) {
        return Main.commandLine("cost", block).setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
            .execute("cost", block);
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

    @Test void aBlockWithoutTimelinesSaysSo() {
        assertThat(run("reset-synchronizer")).isZero();
        assertThat(out.toString()).isEqualToNormalizingNewlines("'reset-synchronizer' has no timeline.\n");
    }

    @Test void anUnknownBlockIsAnsweredWithTheList() {
        assertThat(run("sack-trackr")).isEqualTo(2);
        assertThat(err.toString()).contains("there is no block 'sack-trackr'", "sack-tracker", "alveo-100g");
    }
}
