package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.TestTools;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Recorder;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.ExtensionHeader.Ieth;
import veroce.packet.ExtensionHeader.MsnEth;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.scoreboard.PlannedMessage;

/** Reads, atomics and invalidation between two references, recorded: Wireshark names each packet and its fields. */
class RecordedVerbsTest {
    private static final String FIELDS = "opcode retrans msneth.msn atomiceth.va atomiceth.rkey atomiceth.swap_add"
        + " atomiceth.compare atomicacketh.original ieth.rkey aeth.msn";
    @TempDir Path folder;

    private Path record() {
        Recorder recorder = new Recorder(100_000);
        QueuePairSettings settings = AtomicScenarios.options().invalidation().window(64, 16, 4).settings();
        try (Arena arena = new Arena(EndpointMaker.reference(), Arena.paths(), Arena.SEED)) {
            Connection connection = arena.connect(settings);
            arena.link.tap(recorder);
            arena.toLeft.add(FaultRule.of(Fault.DROP).probability(0.03))
                .add(FaultRule.of(Fault.TRIM).psn(Reads.HALF + 9, Reads.HALF + 12).shots(3));
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.03));
            List<PlannedMessage> plan = new ArrayList<>();
            for (int i = 0; i < 96; i++) {
                Operation operation = Operation.values()[i % Operation.values().length];
                plan.add(PlannedMessage.of(operation, operation.isAtomic() ? i % 5 : i * 64, i * 5000,
                    operation.isAtomic() ? 8 : i % 3 * 1600));
            }
            arena.forth(connection, settings, plan);
            arena.finish(Time.SECOND);
        }
        Path file = folder.resolve("verbs.pcapng");
        recorder.write(file);
        return file;
    }

    @Test void wiresharkShowsEveryVerb() throws IOException, InterruptedException {
        TestTools.need("tshark");
        Path file = record();
        assertThat(tshark(file, "-Y", "_ws.malformed || _ws.expert")).isEmpty();
        List<String> shown = tshark(file, fields()).lines().toList();
        List<CapturedFrame> frames = Capture.read(file).frames();
        assertThat(shown).hasSameSizeAs(frames);
        Map<Integer, Integer> seen = new TreeMap<>();
        for (int i = 0; i < frames.size(); i++) {
            Packet packet = PacketDecoder.decode(frames.get(i).bytes()).packet();
            seen.merge(packet.bth().opcode(), 1, Integer::sum);
            assertThat(shown.get(i)).as("frame %s", i + 1).isEqualTo(expected(packet));
        }
        // Whatever the two spaces know between 0x00 and 0x1e; 0x15 and 0x1a to 0x1d are nothing.
        List<Integer> all = new ArrayList<>();
        for (int opcode = 0; opcode <= 0x1e; opcode++) {
            if (opcode != 0x15 && (opcode < 0x1a || opcode > 0x1d)) {
                all.add(opcode);
            }
        }
        assertThat(seen.keySet()).containsAll(all);
    }

    private static String[] fields() {
        List<String> options = new ArrayList<>(List.of("-T", "fields", "-E", "separator=|"));
        for (String field : FIELDS.split(" ")) {
            options.addAll(List.of("-e", "veroce." + field));
        }
        return options.toArray(String[]::new);
    }

    private static String expected(Packet packet) {
        var message = packet.extension(MsnEth.class);
        var atomic = packet.extension(AtomicEth.class);
        var result = packet.extension(AtomicAckEth.class);
        var key = packet.extension(Ieth.class);
        var aeth = packet.extension(Aeth.class);
        return String.join("|", hex(2, packet.bth().opcode()), packet.bth().retransmission() ? "1" : "0",
            message == null ? "" : Integer.toString(message.msn()),
            atomic == null ? "" : hex(16, atomic.virtualAddress()), atomic == null ? "" : hex(8, atomic.key()),
            atomic == null ? "" : hex(16, atomic.swapOrAdd()), atomic == null ? "" : hex(16, atomic.compare()),
            result == null ? "" : hex(16, result.original()), key == null ? "" : hex(8, key.key()),
            aeth == null ? "" : Integer.toString(aeth.msn()));
    }

    private static String hex(int digits, long value) {
        return String.format("0x%0" + digits + "x", value);
    }

    private String tshark(Path file, String... options) throws IOException, InterruptedException {
        Path script = Path.of(System.getProperty("basedir", "."), "wireshark", "veroce.lua");
        List<String> command = new ArrayList<>(List.of("tshark", "-n", "-r", file.toString(), "-X",
            "lua_script:" + script));
        command.addAll(List.of(options));
        return new String(TestTools.output(folder, command), StandardCharsets.UTF_8);
    }
}
