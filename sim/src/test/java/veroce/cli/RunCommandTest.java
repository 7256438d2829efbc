package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunCommandTest {
    @TempDir Path folder;

    @Test void everyShippedCaptureComesOutAsExpectedAndTheReportSaysSo() throws IOException {
        var out = new StringWriter();
        var file = folder.resolve("new folder/report.json");
        var exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute("run", "--json", file.toString());
        assertThat(exitCode).isZero();
        assertThat(out.toString()).contains("rxe-rc-send.pcap", "all faults", "as expected", file.toString())
            .doesNotContain("WRONG");
        var report = new ObjectMapper().readTree(Files.readString(file));
        assertThat(report.get("result").asText()).isEqualTo("pass");
        // sim/captures/README.md: 200 frames of Send traffic, untouched since they were captured.
        assertThat(value(report, "rxe-rc-send.pcap", "frames")).isEqualTo(200);
        assertThat(value(report, "rxe-rc-send.pcap", "icrc_good")).isEqualTo(200);
        assertThat(value(report, "rxe-uc.pcap", "frames")).isEqualTo(40);
    }

    @Test void aReportThatCannotBeWrittenIsTold() throws IOException {
        var err = new StringWriter();
        var occupied = Files.createFile(folder.resolve("occupied"));
        var exitCode = Main.commandLine().setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(err))
            .execute("run", "--json", occupied.resolve("report.json").toString());
        assertThat(exitCode).isEqualTo(4);
        assertThat(err.toString()).contains("occupied").hasLineCount(1);
    }

    private static int value(JsonNode report, String scenario, String metric) {
        for (var row : report.get("rows")) {
            if (row.get("scenario").asText().equals(scenario) && row.get("metric").asText().equals(metric)
                && row.at("/parameters/faults").asText().equals("as captured")) {
                return row.get("value").asInt();
            }
        }
        throw new AssertionError("no row of " + metric + " for " + scenario);
    }
}
