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
 *
 * @param inner the paths that {@link Simulation#peek} takes; empty when nobody asked for them
 */
public record ModelSource(String top, SequencedMap<String, String> modules, SequencedMap<String, byte[]> data,
                          SequencedMap<String, Inner> inner) {
    /** A signal inside: its path below the top as the Verilog has it ("" when it has none), and its bits. */
    public record Inner(String verilog, int width) {}

    public ModelSource {
        inner = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(inner));
        modules = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(modules));
        data = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(data));
    }

    public ModelSource(String top, SequencedMap<String, String> modules, SequencedMap<String, byte[]> data) {
        this(top, modules, data, new LinkedHashMap<>());
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

    /** The signal of a path; HDL810 when there is none in the Verilog, HDL812 when nobody asked for paths. */
    public Inner inner(String path, Options options) {
        if (!options.inner()) {
            throw Callers.error("HDL812", "this model was built without paths to internal signals, so '" + path
                + "' cannot be read; open it with Options.visible()");
        }
        var signal = inner.get(path);
        if (signal == null) {
            throw Callers.noSignal(top, path);
        }
        if (signal.verilog().isEmpty()) {
            throw Callers.error("HDL810", "the Verilog of " + top + " has no signal of its own for '" + path
                + "'; read what it is made of, or use the JVM engine");
        }
        return signal;
    }

    private static void add(MessageDigest digest, byte[] bytes) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            digest.update((byte) (bytes.length >>> shift)); // the length keeps neighbours apart
        }
        digest.update(bytes);
    }
}
