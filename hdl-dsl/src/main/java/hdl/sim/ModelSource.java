package hdl.sim;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/**
 * A design as the Verilog tools take it: the top's name, the text of every module, and the data files the text names.
 */
public record ModelSource(String top, SequencedMap<String, String> modules, SequencedMap<String, byte[]> data) {
    public ModelSource {
        modules = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(modules));
        data = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(data));
    }

    /** A single module without data files. */
    public static ModelSource of(String top, String verilog) {
        var modules = new LinkedHashMap<String, String>();
        modules.put(top, verilog);
        return new ModelSource(top, modules, new LinkedHashMap<>());
    }

    /** The text of a module in which every data file is named absolutely, as it stands in {@code folder}. */
    public String text(String module, String folder) {
        var text = modules.get(module);
        for (var name : data.keySet()) {
            text = text.replace('"' + name + '"', '"' + folder + '/' + name + '"');
        }
        return text;
    }

    /**
     * A hash of everything in here that can change what the design does, and of the further words: comments do not
     * count.
     */
    public String hash(String... further) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            add(digest, top.getBytes(StandardCharsets.UTF_8));
            modules.values().forEach(text ->
                add(digest, VerilogText.withoutComments(text).getBytes(StandardCharsets.UTF_8)));
            data.forEach((name, bytes) -> {
                add(digest, name.getBytes(StandardCharsets.UTF_8));
                add(digest, bytes);
            });
            for (var word : further) {
                add(digest, word.getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    private static void add(MessageDigest digest, byte[] bytes) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            digest.update((byte) (bytes.length >>> shift)); // the length keeps neighbours apart
        }
        digest.update(bytes);
    }
}
