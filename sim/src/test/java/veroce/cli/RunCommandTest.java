package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.capture.Capture;

class RunCommandTest {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path data;

    @BeforeEach void data() throws IOException {
        var bytes = new byte[300_000];
        new Random(1).nextBytes(bytes);
        data = Files.write(folder.resolve("data.bin"), bytes);
    }

    @Test void theProjectsOwnSourcesArriveAndTheReportSaysSo() throws IOException {
        var out = new StringWriter();
        var file = folder.resolve("new folder/report.json");
        var exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute("run", "--engine", "reference", "--json",
            file.toString());
        assertThat(exitCode).as(out.toString()).isZero();
        assertThat(out.toString()).contains("Every byte is in its place", file.toString());
        var report = new ObjectMapper().readTree(Files.readString(file));
        assertThat(report.get("result").asText()).isEqualTo("pass");
        var archive = ProjectRoot.find().resolve("build/run/archive.txt");
        assertThat(report.at("/rows/0/metric").asText()).isEqualTo("bytes");
        assertThat(report.at("/rows/0/value").asLong()).isEqualTo(Files.size(archive)).isGreaterThan(2_000_000);
        assertThat(report.at("/rows/1/metric").asText()).isEqualTo("goodput_percent_of_line");
        assertThat(report.at("/rows/1/value").asDouble()).isLessThan(report.at("/rows/1/ceiling").asDouble());
    }

    @Test void optionsThatMakeNoSenseAreToldInOneLine() throws IOException {
        for (var bad : new String[][] {{"--loss", "60%"}, {"--mtu", "1000"}, {"--paths", "0"}, {"--window", "1000"},
            {"--operation", "peek"}, {"--configuration", "large"}, {"--rtt", "5"}, {"--queue-pairs", "2000"},
            {"--sack-threshold", "300"}, {"--sack-threshold", "-1"}, {"--sack-threshold", "240"},
            {"--rtt", "1000001us"}, {"--reorder", "1000001us"}, {"--rtt", "1.5us"}}) {
            var err = new StringWriter();
            var exitCode = Main.commandLine().setErr(new PrintWriter(err)).setOut(new PrintWriter(new StringWriter()))
                .execute("transfer", "--file", "pom.xml", "--engine", "reference", bad[0], bad[1]);
            assertThat(exitCode).as(String.join(" ", bad)).isEqualTo(2);
            assertThat(err.toString()).contains(bad[1]).doesNotContain("\tat ");
        }
    }

    /** A NIC refuses a threshold that reaches its window with the packets per acknowledgement; so does the command. */
    @Test void aThresholdBeyondTheWindowIsToldWithItsLimits() {
        assertThat(transfer("--window", "8", "--sack-threshold", "8")).isEqualTo(Exit.USAGE);
        assertThat(err.toString()).isEqualTo("veroce transfer: --sack-threshold 8: use 0 to 7 with a window of 8 in"
            + " configuration alveo-100g\n");
        assertThat(transfer("--configuration", "small", "--sack-threshold", "112")).isEqualTo(Exit.USAGE);
        assertThat(err.toString()).contains("--sack-threshold 112: use 0 to 111 with a window of 128");
    }

    @Test void theSmallestWindowNeedsNoThreshold() {
        assertThat(transfer("--window", "8", "--loss", "2%")).as(out.toString()).isEqualTo(Exit.OK);
        assertThat(transfer("--window", "8", "--sack-threshold", "7")).as(out.toString()).isEqualTo(Exit.OK);
    }

    /** All that is accepted works: no timer expires before an answer can be there, and an answer is waited for. */
    @ParameterizedTest @ValueSource(strings = {"--rtt 100ms", "--rtt 1s", "--reorder 1s", "--rtt 1s --reorder 1s",
        "--rtt 1s --reorder 1s --loss 10% --trim 5% --duplicate 5% --both-directions --queue-pairs 4",
        "--rtt 50ms --mtu 256 --window 8 --message 100000", "--rate 1 --both-directions --queue-pairs 16",
        "--rtt 2us", "--rate 800"})
    void theLimitsOfTheNetworkAreOnesWithWhichItWorks(String options) {
        assertThat(transfer(options.split(" "))).as(out.toString()).isEqualTo(Exit.OK);
    }

    @Test void aTransferThatFailsTellsWhatLedToIt() throws IOException {
        var file = folder.resolve("report.json");
        assertThat(transfer("--loss", "50%", "--corrupt", "50%", "--trim", "50%", "--json", file.toString())).isEqualTo(Exit.FAILED);
        assertThat(out.toString()).contains("FAILED: ", "RETRIES_EXCEEDED");
        var report = new ObjectMapper().readTree(file.toFile());
        assertThat(report.get("result").asText()).isEqualTo("fail");
        for (var metric : List.of("packets_sent", "retransmissions", "network_drops.drop_loss", "cycles")) {
            assertThat(value(report, metric)).as(metric).isPositive();
        }
    }

    @Test void whatACaptureLeavesOutIsSaid() {
        var capture = folder.resolve("wire.pcapng");
        assertThat(transfer("--pcap", capture.toString())).isEqualTo(Exit.OK);
        int all = Capture.read(capture).frames().size();
        assertThat(out.toString()).doesNotContain("left out");
        assertThat(transfer("--pcap", capture.toString(), "--pcap-frames", "20")).isEqualTo(Exit.OK);
        assertThat(Capture.read(capture).frames()).hasSize(20);
        assertThat(out.toString()).contains("holds the newest 20 frames; " + (all - 20) + " older ones are left out");
        assertThat(transfer("--pcap", data + "/below a file.pcapng")).isEqualTo(Exit.INPUT);
        assertThat(transfer("--pcap-frames", "0")).isEqualTo(Exit.USAGE);
    }

    private static double value(JsonNode report, String metric) {
        for (var row : report.get("rows")) {
            if (row.get("metric").asText().equals(metric)) {
                return row.get("value").asDouble();
            }
        }
        throw new AssertionError("no " + metric + " in " + report);
    }

    /** Moves 300,000 bytes from one reference to another. */
    private int transfer(String... options) {
        var words = new ArrayList<>(List.of("transfer", "--file", data.toString(), "--engine", "reference"));
        words.addAll(List.of(options));
        return Main.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err))
            .execute(words.toArray(String[]::new));
    }

    @Test void aFileThatIsNotThereIsTold() {
        var err = new StringWriter();
        var exitCode = Main.commandLine().setErr(new PrintWriter(err)).execute("transfer", "--file", "no such file",
            "--engine", "reference");
        assertThat(exitCode).isEqualTo(4);
        assertThat(err.toString()).contains("no such file").hasLineCount(1);
    }
}
