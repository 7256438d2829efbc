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
import veroce.ProjectRoot;
import veroce.TestTools;

class CapturesCommandTest {
    @TempDir Path folder;

    @Test void everyShippedCaptureComesOutAsExpectedAndTheReportSaysSo() throws IOException {
        var out = new StringWriter();
        var file = folder.resolve("new folder/report.json");
        var exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute("captures", "--engine", "reference", "--json",
            file.toString());
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

    /** The engine that nobody has to name is the Verilated model, and its Verilog lies beside the report. */
    @Test void theVerilogThatShipsIsWrittenAndSimulated() throws IOException {
        TestTools.need("verilator");
        var out = new StringWriter();
        var file = folder.resolve("report.json");
        assertThat(Main.commandLine().setOut(new PrintWriter(out)).execute("captures", "--json", file.toString()))
            .as(out.toString()).isZero();
        assertThat(out.toString()).contains("Engine 'verilator'", "ReceiveFront_64_256_64").doesNotContain("WRONG");
        var verilog = ProjectRoot.find().resolve("build/captures/verilog");
        assertThat(Files.readAllLines(verilog.resolve("ReceiveFront_64_256_64.f")))
            .contains("PacketParser_64.v", "IcrcChecker_64.v",
            "SackTracker_256_64.v").allSatisfy(name -> assertThat(verilog.resolve(name)).isRegularFile());
        var report = new ObjectMapper().readTree(Files.readString(file));
        assertThat(value(report, "rxe-rc-send.pcap", "differences")).isZero();
        assertThat(value(report, "rxe-rc-send.pcap", "cycles")).isPositive();
    }

    @Test void aReportThatCannotBeWrittenIsTold() throws IOException {
        var err = new StringWriter();
        var occupied = Files.createFile(folder.resolve("occupied"));
        var exitCode = Main.commandLine().setOut(new PrintWriter(new StringWriter())).setErr(new PrintWriter(err))
            .execute("captures", "--engine", "reference", "--json", occupied.resolve("report.json").toString());
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
