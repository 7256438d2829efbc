package veroce.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.Exit;
import veroce.TestTools;

/** The main job between two NICs with every option that a user can give, all at once. */
class TransferCommandTest {
    private static final int SIZE = 12_000;

    @TempDir Path folder;

    /** A model with waves of the whole NIC is compiled for minutes. */
    @Tag("long") @Test void everyOptionAtOnceWithTheVerilogThatShips() throws IOException, InterruptedException {
        TestTools.need("verilator");
        TestTools.need("g++");
        var waves = folder.resolve("left.vcd");
        everyOptionAtOnce("verilator", "--waves", waves.toString());
        assertThat(Files.readString(waves)).startsWith("$").contains("$enddefinitions", "\n#1");
    }

    @Test void everyOptionAtOnceWithHardware() throws IOException, InterruptedException {
        everyOptionAtOnce("jvm");
    }

    private void everyOptionAtOnce(String engine, String... more) throws IOException, InterruptedException {
        TestTools.need("tshark");
        var capture = folder.resolve("wire.pcapng");
        var json = folder.resolve("report.json");
        var out = new StringWriter();
        var options = new ArrayList<>(List.of("transfer", "--file", data().toString(),
            "--engine", engine, "--configuration", "small", "--message", "2000", "--loss", "2%", "--burst-loss",
            "2", "--reorder", "1us", "--duplicate", "3%", "--corrupt", "3%", "--trim", "3%", "--paths", "3",
            "--queue-pairs", "3", "--operation", "send", "--mtu", "256", "--window", "64", "--rate", "40", "--rtt",
            "6us", "--seed", "5", "--both-directions", "--pcap", capture.toString(),
            "--json", json.toString()));
        options.addAll(List.of(more));
        var exitCode = Main.commandLine().setOut(new PrintWriter(out)).execute(options.toArray(String[]::new));
        assertThat(exitCode).as(out.toString()).isEqualTo(Exit.OK);
        var metrics = metrics(json);
        assertThat(metrics.get("bytes")).isEqualTo(2.0 * SIZE);
        assertThat(metrics.get("goodput_percent_of_line")).isPositive()
            .isLessThan(metrics.get("ceiling_percent_of_line"));
        // In each direction six messages of 2000 bytes: eight packets each.
        assertThat(metrics.get("packets_sent") - metrics.get("retransmissions")).isEqualTo(2 * 6 * 8);
        for (var metric : List.of("retransmissions", "network_drops.drop_loss", "network_drops.trimmed",
            "network_drops.corrupted", "frames.duplicated", "cycles", "cycles_per_second")) {
            assertThat(metrics.get(metric)).as(metric).isPositive();
        }
        assertThat(metrics.get("latency_cycles.p50")).isPositive().isLessThanOrEqualTo(
            metrics.get("latency_cycles.p90"));
        assertThat(metrics.get("latency_cycles.p99")).isGreaterThanOrEqualTo(metrics.get("latency_cycles.p90"))
            .isLessThanOrEqualTo(metrics.get("latency_cycles.max"));
        assertThat(metrics.keySet()).doesNotContain("network_drops.duplicated");
        assertThat(tshark(capture, "veroce").lines().count()).isGreaterThan(96);
        assertThat(tshark(capture, "!veroce || _ws.malformed || _ws.expert")).isEmpty();
    }

    private Path data() throws IOException {
        var bytes = new byte[SIZE];
        new Random(1).nextBytes(bytes);
        return Files.write(folder.resolve("data.bin"), bytes);
    }

    private static Map<String, Double> metrics(Path json) throws IOException {
        var metrics = new HashMap<String, Double>();
        for (var row : new ObjectMapper().readTree(json.toFile()).get("rows")) {
            metrics.put(row.get("metric").asText(), row.get("value").asDouble());
        }
        return metrics;
    }

    private String tshark(Path capture, String filter) throws IOException, InterruptedException {
        var script = Path.of(System.getProperty("basedir", "."), "wireshark", "veroce.lua");
        return new String(TestTools.output(folder, List.of("tshark", "-n", "-r", capture.toString(), "-X",
            "lua_script:" + script, "-Y", filter)), StandardCharsets.UTF_8);
    }
}
