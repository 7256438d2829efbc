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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Exit;
import veroce.Shipped;
import veroce.capture.Capture;

/** The command as a user sees it: lines, totals, report, messages and exit codes. */
class SimulateCommandTest {
    @TempDir Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int simulate(Path pcap, String... more) {
        List<String> arguments = new ArrayList<>(List.of("simulate", "--engine", "reference", "--pcap",
            pcap.toString()));
        arguments.addAll(List.of(more));
        return Main.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
            .execute(arguments.toArray(String[]::new));
    }

    private Map<String, Integer> report(Path pcap, String... more) throws IOException {
        Path json = folder.resolve("report.json");
        List<String> arguments = new ArrayList<>(List.of("--quiet", "--json", json.toString()));
        arguments.addAll(List.of(more));
        assertThat(simulate(pcap, arguments.toArray(String[]::new))).as(err.toString()).isEqualTo(Exit.OK);
        JsonNode document = new ObjectMapper().readTree(Files.readAllBytes(json));
        assertThat(document.get("command").asText()).isEqualTo("simulate");
        assertThat(document.get("result").asText()).isEqualTo("pass");
        Map<String, Integer> metrics = new TreeMap<>();
        for (JsonNode row : document.get("rows")) {
            metrics.put(row.get("metric").asText(), row.get("value").asInt());
        }
        return metrics;
    }

    @Test void oneLinePerFrameSaysWhatWasFound() {
        assertThat(simulate(Shipped.framesFile())).isEqualTo(Exit.OK);
        List<String> lines = out.toString().lines().map(line -> line.strip().replaceAll(" +", " ")).toList();
        assertThat(lines).contains(
            "frame bytes packet source queue psn payload icrc window counter cycles",
            "WRITE_ONLY 94 Write Only 10.0.0.1 0x000123 100 16 good in order rx_ok",
            "WRITE_LAST_RETRANS 98 Write Last 10.0.0.1 0x000123 103 16 good out of order rx_ok",
            "WRITE_ONLY_VLAN 98 Write Only 10.0.0.1 0x000123 100 16 good duplicate rx_ok",
            "V_C_IPV6_ACK 82 Acknowledge fd00::1 0x000012 7 0 good rx_ok",
            "TRIMMED_STALE_LEN96 96 Write Middle, trimmed 10.0.0.1 0x000123 119 0 bad rx_trim_payload",
            "BAD_ICRC 94 Write Only 10.0.0.1 0x000123 100 16 bad rx_icrc");
    }

    @Test void theNumberOfLinesCanBeLimited() {
        assertThat(simulate(Shipped.pcap("rxe-rc-send.pcap"), "--frames", "3")).isEqualTo(Exit.OK);
        assertThat(out.toString().lines().filter(line -> line.contains("Send "))).hasSize(3);
    }

    @Test void headersAreShownFieldByField() {
        simulate(Shipped.framesFile(), "--headers", "--frames", "4");
        assertThat(out.toString()).contains("        RETH          VA 0x00007f0000001000, R_Key 0xdeadbeef, DMALen 16\n");
    }

    @Test void theReportHasTheStableMetrics() throws IOException {
        assertThat(report(Shipped.framesFile())).containsEntry("frames", 58).containsEntry("rdma_frames", 58)
            .containsEntry("icrc_good", 56).containsEntry("icrc_bad", 2).containsEntry("dropped.rx_icrc", 1)
            .containsEntry("dropped.rx_transport", 1).containsEntry("dropped.rx_trim_nak", 1)
            .containsEntry("dropped.rx_trim_payload", 1).containsEntry("outside", 0).containsEntry("cycles", 0)
            .containsKeys("in_order", "out_of_order", "duplicate");
        assertThat(report(Shipped.pcap("rxe-rc-read.pcap"))).containsEntry("in_order", 18)
            .containsEntry("out_of_order", 0).containsEntry("frames", 60);
        assertThat(report(Shipped.pcap("rxe-uc.pcap"))).containsEntry("in_order", 0)
            .containsEntry("dropped.rx_transport", 40);
        assertThat(report(Shipped.pcap("rxe-ud.pcap"))).containsEntry("dropped.rx_transport", 40)
            .containsEntry("icrc_good", 45);
    }

    @Test void aWrongPmtuLeavesGapsBetweenReads() throws IOException {
        assertThat(report(Shipped.pcap("rxe-rc-read.pcap"), "--pmtu", "2048")).containsEntry("in_order", 1)
            .containsEntry("out_of_order", 17);
    }

    @Test void faultsAreInjectedCountedAndReproduced() throws IOException {
        String[] faults = {"--reorder", "8", "--duplicate", "0.1", "--loss", "0.02", "--flip", "0.05", "--seed", "3",
            "--write", folder.resolve("fed.pcap").toString()};
        Map<String, Integer> first = report(Shipped.pcap("rxe-rc-write.pcap"), faults);
        assertThat(first.get("frames")).isEqualTo(400 + first.get("injected_duplicated") - first.get("injected_lost"));
        assertThat(first.get("dropped.rx_icrc")).isEqualTo(first.get("injected_flipped")).isPositive();
        assertThat(Capture.read(folder.resolve("fed.pcap")).frames()).hasSize(first.get("frames"));
        Map<String, Integer> fed = report(folder.resolve("fed.pcap"));
        for (String metric : List.of("frames", "icrc_bad", "in_order", "out_of_order", "duplicate", "outside")) {
            assertThat(fed.get(metric)).as(metric).isEqualTo(first.get(metric));
        }
        assertThat(report(Shipped.pcap("rxe-rc-write.pcap"), faults)).isEqualTo(first);
    }

    @Test void aFrameCutByTheRecordingIsPointedOut() throws IOException {
        byte[] pcap = Files.readAllBytes(Shipped.pcap("rxe-rc-ack.pcap"));
        Path cut = folder.resolve("cut.pcap");
        byte[] one = Arrays.copyOf(pcap, 24 + 16 + 62);
        one[24 + 12] = 100;
        Files.write(cut, one);
        assertThat(simulate(cut)).isEqualTo(Exit.OK);
        assertThat(out.toString()).contains("The recording cut 1 frames to its snapshot length; their ICRC cannot be"
            + " checked. Record whole frames: tcpdump -s 0.");
    }

    @Test void mistakesGetOneLineAndTheirExitCode() throws IOException {
        Path broken = folder.resolve("broken.pcap");
        Files.write(broken, new byte[] {1, 2, 3, 4, 5});
        assertThat(simulate(broken)).isEqualTo(Exit.INPUT);
        assertThat(err.toString()).isEqualTo("veroce simulate: " + broken + ": at byte 0 (0x0): starts with 01020304,"
            + " which is neither pcap nor pcapng nor a frames file. Convert it: tshark -F pcap -r IN -w OUT.\n");
        assertThat(simulate(folder.resolve("none"))).isEqualTo(Exit.INPUT);
        assertThat(simulate(Shipped.framesFile(), "--window", "100")).isEqualTo(Exit.USAGE);
        assertThat(simulate(Shipped.framesFile(), "--pmtu", "1500")).isEqualTo(Exit.USAGE);
        assertThat(simulate(Shipped.framesFile(), "--loss", "2")).isEqualTo(Exit.USAGE);
        assertThat(simulate(Shipped.framesFile(), "--frames", "-1")).isEqualTo(Exit.USAGE);
        assertThat(err.toString()).doesNotContain("\tat ");
    }
}
