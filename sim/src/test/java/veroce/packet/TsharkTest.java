package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
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
