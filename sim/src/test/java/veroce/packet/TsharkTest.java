package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.Shipped;
import veroce.TestTools;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.capture.PcapWriter;
import veroce.capture.PcapngWriter;

/** Every header field of every shipped frame against a dissector that others wrote. */
class TsharkTest {
    private static final Set<String> EXTENSIONS = Set.of("infiniband.reth", "infiniband.aeth", "infiniband.immdt",
        "infiniband.ieth", "infiniband.atomiceth", "infiniband.atomicacketh", "infiniband.deth");
    private static final Map<HeaderKind, String> LAYERS = Map.of(HeaderKind.RETH, "infiniband.reth", HeaderKind.AETH,
        "infiniband.aeth", HeaderKind.IMMDT, "infiniband.immdt", HeaderKind.IETH, "infiniband.ieth",
        HeaderKind.ATOMICETH, "infiniband.atomiceth", HeaderKind.ATOMICACKETH, "infiniband.atomicacketh",
        HeaderKind.DETH, "infiniband.deth");

    @TempDir Path folder;

    @BeforeAll static void tshark() {
        TestTools.need("tshark");
    }

    @ParameterizedTest @MethodSource("veroce.Shipped#pcaps")
    void everyFieldOfEveryCapturedFrameIsWhatTsharkReads(Path pcap) throws IOException, InterruptedException {
        compare(Capture.read(pcap).frames(), pcap);
    }

    @Test void everyFieldOfTheFramesFileIsWhatTsharkReads() throws IOException, InterruptedException {
        List<CapturedFrame> frames = Capture.read(Shipped.framesFile()).frames();
        Path pcap = folder.resolve("frames.pcap");
        PcapWriter.write(pcap, frames);
        compare(frames, pcap);
    }

    @Test void everyFieldOfBuiltPacketsIsWhatTsharkReads() throws IOException, InterruptedException {
        long seed = 20261121;
        LegalPackets packets = new LegalPackets(seed);
        List<CapturedFrame> frames = new ArrayList<>();
        for (int i = 0; i < 3 * LegalPackets.formatCount(); i++) {
            byte[] frame = packets.packet(LegalPackets.format(i / 3)).path(i).frame();
            frames.add(CapturedFrame.whole("seed " + seed + " packet " + i, frame));
        }
        Path pcapng = folder.resolve("built.pcapng");
        PcapngWriter.write(pcapng, frames);
        compare(frames, pcapng);
    }

    /** A frame over segments is one IPv6 packet in another, and what is in it is what it was. */
    @Test void anOuterHeaderIsReadAsIpv6InIpv6() throws IOException, InterruptedException {
        var frames = new ArrayList<CapturedFrame>();
        var expected = new ArrayList<String>();
        for (int i = 0; i < 20; i++) {
            var packet = Packets.veroce(Opcode.SEND_ONLY).ethernet(2, 4).ip(IpAddress.parse("fd00::1"),
                IpAddress.parse("fd00::2")).path(i).destQp(i).psn(7).msn(1).rqMsn(1).payload(new byte[10 * i]);
            byte[] frame = Segments.label((i % 2 == 0 ? packet : packet.vlan(5)).frame(), 0x1230 + i);
            frames.add(CapturedFrame.whole("frame " + i, Segments.enter(frame, IpAddress.parse("fcbb:bb00:1:2:3::"))));
            int length = PacketDecoder.decode(frame).packet().ip().payloadLength();
            int label = 0x1230 + i;
            expected.add("41,17\tfd00::1,fd00::1\tfcbb:bb00:1:2:3::,fd00::2\t%d,%d\t0x%06x,0x%06x\t%d\t7"
                .formatted(length + Segments.SIZE, length, label, label, Udp.FIRST_PATH + i));
        }
        Path pcap = folder.resolve("segments.pcap");
        PcapWriter.write(pcap, frames);
        var command = new ArrayList<>(List.of("tshark", "-r", pcap.toString(), "-d", "udp.port==4794,infiniband",
            "--disable-protocol", "rpcordma", "-T", "fields"));
        for (var field : List.of("ipv6.nxt", "ipv6.src", "ipv6.dst", "ipv6.plen", "ipv6.flow", "udp.srcport",
                "infiniband.bth.psn")) {
            command.addAll(List.of("-e", field));
        }
        var said = new String(TestTools.output(folder, command), StandardCharsets.US_ASCII);
        assertThat(said.lines()).containsExactlyElementsOf(expected);
    }

    private void compare(List<CapturedFrame> frames, Path pcap) throws IOException, InterruptedException {
        JsonNode json = new ObjectMapper().readTree(TestTools.output(folder, List.of("tshark", "-r", pcap.toString(),
            "-d", "udp.port==4794,infiniband", "--disable-protocol", "rpcordma", "-T", "json")));
        assertThat(json.size()).isEqualTo(frames.size());
        for (int i = 0; i < frames.size(); i++) {
            Packet packet = PacketDecoder.decode(frames.get(i).bytes()).packet();
            JsonNode layers = json.get(i).at("/_source/layers");
            Map<String, String> expected = TsharkFields.of(packet);
            assertThat(actual(layers, expected.keySet())).as("frame " + frames.get(i).label()).isEqualTo(expected);
            if (packet.port() == WirePort.ROCE_V2) {
                assertThat(extensions(layers)).as("frame " + frames.get(i).label()).isEqualTo(extensions(packet));
            }
            JsonNode data = layers.at("/data/data.len");
            if (packet.port() == WirePort.ROCE_V2 && !data.isMissingNode()) {
                assertThat(packet.payloadLength() + packet.bth().padCount()).isEqualTo(data.asInt());
            }
        }
    }

    private static Map<String, String> actual(JsonNode layers, Set<String> names) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (String name : names) {
            JsonNode value = leaf(layers, name);
            fields.put(name, value == null ? "absent" : normal(value.asText()));
        }
        return fields;
    }

    /** The text value of a field, which may be a node whose details are in a neighbour called NAME_tree. */
    private static JsonNode leaf(JsonNode tree, String name) {
        JsonNode here = tree.get(name);
        if (here != null && here.isTextual()) {
            return here;
        }
        for (JsonNode child : tree) {
            JsonNode found = child.isObject() ? leaf(child, name) : null;
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static String normal(String text) {
        return text.startsWith("0x") ? Long.toUnsignedString(Long.parseUnsignedLong(text.substring(2), 16)) : text;
    }

    private static Set<String> extensions(JsonNode layers) {
        Set<String> found = new TreeSet<>();
        layers.path("infiniband").fieldNames().forEachRemaining(found::add);
        found.retainAll(EXTENSIONS);
        return found;
    }

    private static Set<String> extensions(Packet packet) {
        Set<String> found = new TreeSet<>();
        for (HeaderKind kind : packet.format().headers()) {
            if (LAYERS.containsKey(kind)) {
                found.add(LAYERS.get(kind));
            }
        }
        return found;
    }
}
