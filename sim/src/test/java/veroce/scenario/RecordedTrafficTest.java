package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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

/** What the reference sends, recorded: our own reader and tshark with the shipped dissector find nothing wrong. */
class RecordedTrafficTest {
    @TempDir Path folder;

    /** A transfer with losses, so that every kind of answer occurs. */
    private Path record(int most) {
        Recorder recorder = new Recorder(most);
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).rnr(7, 1).settings();
        try (Arena arena = new Arena(EndpointMaker.reference(), Arena.paths(), Arena.SEED)) {
            Connection connection = arena.connect(settings);
            arena.link.tap(recorder);
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.02))
                .add(FaultRule.of(Fault.TRIM).psn(9, 12).shots(6));
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

    private String tshark(Path script, Path file, String filter) throws IOException, InterruptedException {
        return new String(TestTools.output(folder, List.of("tshark", "-n", "-r", file.toString(), "-X",
            "lua_script:" + script, "-Y", filter)), StandardCharsets.UTF_8);
    }
}
