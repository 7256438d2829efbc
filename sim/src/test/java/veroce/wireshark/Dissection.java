package veroce.wireshark;

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
import veroce.TestTools;
import veroce.capture.CapturedFrame;
import veroce.capture.PcapWriter;

/**
 * What tshark with the shipped dissector says about one frame: every field with its values in the order of the tree.
 * Numbers are decimal, whatever base tshark prints.
 */
record Dissection(Map<String, List<String>> fields) {
    static final Path SCRIPT = Path.of(System.getProperty("basedir", "."), "wireshark", "veroce.lua");
    private static final String PREFIX = "veroce.";
    private static final String EXPERT = "veroce.expert.";

    /** One run of tshark over the frames; the arguments are appended to its command line. */
    static List<Dissection> of(Path folder, List<CapturedFrame> frames, String... arguments)
            throws IOException, InterruptedException {
        Path pcap = folder.resolve("frames.pcap");
        PcapWriter.write(pcap, frames);
        List<String> command = new ArrayList<>(List.of("tshark", "-n", "-r", pcap.toString(), "-X",
            "lua_script:" + SCRIPT, "-T", "json", "--no-duplicate-keys"));
        command.addAll(List.of(arguments));
        byte[] output = TestTools.output(folder, command);
        assertThat(new String(output, StandardCharsets.UTF_8)).doesNotContainIgnoringCase("Lua Error");
        List<Dissection> all = new ArrayList<>();
        for (JsonNode frame : new ObjectMapper().readTree(output)) {
            Map<String, List<String>> fields = new LinkedHashMap<>();
            collect(frame.at("/_source/layers"), fields);
            all.add(new Dissection(fields));
        }
        return all;
    }

    private static void collect(JsonNode tree, Map<String, List<String>> fields) {
        tree.properties().forEach(child -> {
            Iterable<JsonNode> values = child.getValue().isArray() ? child.getValue() : List.of(child.getValue());
            for (JsonNode value : values) {
                fields.computeIfAbsent(child.getKey(), _ -> new ArrayList<>());
                if (value.isObject()) {
                    collect(value, fields);
                } else {
                    fields.get(child.getKey()).add(decimal(value.asText()));
                }
            }
        });
    }

    private static String decimal(String text) {
        return text.startsWith("0x") ? Long.toUnsignedString(Long.parseUnsignedLong(text.substring(2), 16)) : text;
    }

    /** The values of a field of the dissector, named without its prefix; empty if the field is absent. */
    List<String> all(String name) {
        return fields.getOrDefault(PREFIX + name, List.of());
    }

    /** The value of a field that stands at most once, or null. */
    String get(String name) {
        List<String> values = all(name);
        assertThat(values).as(name).hasSizeLessThan(2);
        return values.isEmpty() ? null : values.getFirst();
    }

    /** The names of the expert items of the dissector. */
    Set<String> experts() {
        Set<String> names = new TreeSet<>();
        for (String name : fields.keySet()) {
            if (name.startsWith(EXPERT)) {
                names.add(name.substring(EXPERT.length()));
            }
        }
        return names;
    }

    /** The fields of the dissector that hold a value, without prefix, expert items and the given names. */
    Map<String, String> values(Set<String> without) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String name : fields.keySet()) {
            if (name.startsWith(PREFIX) && !name.startsWith(EXPERT) && !fields.get(name).isEmpty()) {
                String bare = name.substring(PREFIX.length());
                if (!without.contains(bare)) {
                    values.put(bare, get(bare));
                }
            }
        }
        return values;
    }

    /** True if tshark says in any layer that the packet is malformed. */
    boolean malformed() {
        return fields.containsKey("_ws.malformed");
    }
}
