package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import veroce.TestTools;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Recorder;
import veroce.packet.Disposition;
import veroce.packet.PacketDecoder;

/**
 * What the reference and a NIC send, recorded: our own reader and tshark with the shipped dissector find nothing wrong.
 */
class RecordedTrafficTest {
    @TempDir Path folder;

    /** A transfer with losses, so that every kind of answer occurs. */
    private Path record(int most) {
        return record(most, new Arena(EndpointMaker.reference(), Arena.paths(), Arena.SEED));
    }

    private Path record(int most, Arena between) {
        Recorder recorder = new Recorder(most);
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).rnr(7, 1).settings();
        try (Arena arena = between) {
            Connection connection = arena.connect(settings);
            arena.link.tap(recorder);
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.02))
                .add(FaultRule.of(Fault.TRIM).psn(9, 12).shots(6));
            arena.toLeft.add(FaultRule.of(Fault.DROP).psn(40, 43).shots(4));
            var flow = arena.forth(connection, settings, Plans.same(Operation.SEND_IMMEDIATE, 8, 30_001));
            arena.back(connection, settings, Plans.same(Operation.WRITE_IMMEDIATE, 8, 30_001));
            flow.allowReceives(3);
            arena.scoreboard.step();
            arena.run(60 * Time.MICROSECOND);
            flow.allowReceives(8);
            arena.finish(Time.SECOND);
        }
        Path file = folder.resolve("traffic.pcapng");
        recorder.write(file);
        return file;
    }

    @Test void everyRecordedFrameIsGoodAndOnlyTheNewestAreKept() {
        List<CapturedFrame> frames = Capture.read(record(100_000)).frames();
        assertThat(frames).hasSizeGreaterThan(500).allMatch(
            frame -> PacketDecoder.decode(frame.bytes()).disposition() == Disposition.RX_OK);
        assertThat(Capture.read(record(100)).frames()).hasSize(100).isEqualTo(
            renumbered(frames.subList(frames.size() - 100, frames.size())));
    }

    /** A reader numbers the frames of a file from 1 on. */
    private static List<CapturedFrame> renumbered(List<CapturedFrame> frames) {
        List<CapturedFrame> all = new ArrayList<>();
        for (CapturedFrame frame : frames) {
            all.add(new CapturedFrame(Integer.toString(all.size() + 1), frame.nanoseconds(), frame.originalLength(),
                frame.bytes()));
        }
        return all;
    }

    @Test void tsharkFindsNothingWrong() throws IOException, InterruptedException {
        TestTools.need("tshark");
        Path script = Path.of(System.getProperty("basedir", "."), "wireshark", "veroce.lua");
        String all = tshark(script, record(100_000), "veroce");
        assertThat(all.lines().count()).isGreaterThan(500);
        assertThat(tshark(script, folder.resolve("traffic.pcapng"), "_ws.malformed || _ws.expert")).isEmpty();
        assertThat(all).contains("SACK", "Retrans");
    }

    @Tag("long") @ParameterizedTest
    @CsvSource({"10.0.0., -1, 0x0800", "fd00::, 5, 0x86dd"})
    void tsharkFindsNothingWrongInMore(String network, int vlan, String etherType) throws IOException,
        InterruptedException {
        tsharkFindsNothingWrongInWhatANicSent(network, vlan, etherType);
    }

    /** The same with a NIC at one end: half of the frames are what hardware sent. */
    @ParameterizedTest
    @CsvSource({"10.0.0., 5, 0x0800", "fd00::, -1, 0x86dd"})
    void tsharkFindsNothingWrongInWhatANicSent(String network, int vlan, String etherType) throws IOException,
        InterruptedException {
        TestTools.need("tshark");
        Path script = Path.of(System.getProperty("basedir", "."), "wireshark", "veroce.lua");
        Path file = record(100_000, new Arena(NicMaker.small(), EndpointMaker.reference(80_000_000_000L),
            Arena.paths(), Arena.SEED, network + "1", network + "2", vlan));
        assertThat(Capture.read(file).frames()).hasSizeGreaterThan(500).allMatch(
            frame -> PacketDecoder.decode(frame.bytes()).disposition() == Disposition.RX_OK);
        assertThat(tshark(script, file, "_ws.malformed || _ws.expert")).isEmpty();
        String field = vlan < 0 ? "eth.type == " + etherType : "vlan.id == " + vlan + " && vlan.etype == " + etherType;
        assertThat(tshark(script, file, "!(veroce && " + field + ")")).isEmpty();
        assertThat(tshark(script, file, "eth.src == 02:00:00:00:00:01")).contains("SACK", "Retrans");
    }

    /** RFC 6936 allows UDP over IPv6 with a checksum of 0; tshark has to be told. */
    private String tshark(Path script, Path file, String filter) throws IOException, InterruptedException {
        return new String(TestTools.output(folder, List.of("tshark", "-n", "-r", file.toString(), "-o",
            "udp.ignore_ipv6_zero_checksum:TRUE", "-X", "lua_script:" + script, "-Y", filter)),
            StandardCharsets.UTF_8);
    }
}
