package hdl.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A value change dump as anybody would read it: every signal by its path below the top, with its width and its values
 * over time. Blocks with a name and their variables are left out.
 */
public final class WaveFile {
    /** A signal: how it was declared ({@code wire}, {@code string}), and its values from their times on. */
    public record Signal(String kind, int width, TreeMap<Long, String> values) {
        /** Binary digits of the whole width, or the text of a string; {@code x} before the first change. */
        public String at(long time) {
            var entry = values.floorEntry(time);
            return entry == null ? "x".repeat(width) : entry.getValue();
        }
    }

    private final Map<String, Signal> signals = new TreeMap<>();
    private final Map<String, List<Signal>> byCode = new HashMap<>();
    private final String top;

    private WaveFile(String top) {
        this.top = top;
    }

    /** Signals of the scope of the top, whatever stands around it. */
    public static WaveFile read(Path file, String top) throws IOException {
        return parse(Files.readString(file, StandardCharsets.ISO_8859_1), top);
    }

    public static WaveFile parse(String text, String top) {
        var waves = new WaveFile(top);
        var scopes = new ArrayDeque<String>();
        var time = 0L;
        for (var line : text.lines().toList()) {
            var words = line.strip().split(" +");
            switch (words[0]) {
                case "$scope" -> scopes.addLast(words[1].equals("module") ? words[2] : "");
                case "$upscope" -> scopes.removeLast();
                case "$var" -> waves.declare(scopes, words);
                default -> {
                    if (line.startsWith("#")) {
                        time = Long.parseLong(line.substring(1));
                    } else if (!line.isEmpty() && line.charAt(0) != '$') {
                        waves.change(time, words);
                    }
                }
            }
        }
        return waves;
    }

    private void declare(ArrayDeque<String> scopes, String[] words) {
        var path = new ArrayList<>(scopes);
        int at = path.indexOf(top);
        if (at < 0 || path.contains("") || words[1].equals("parameter") || words[1].equals("integer")) {
            return;
        }
        var inside = new ArrayList<>(path.subList(at + 1, path.size()));
        inside.add(words[4]);
        var known = byCode.computeIfAbsent(words[3], _ -> new ArrayList<>());
        var values = known.isEmpty() ? new TreeMap<Long, String>() : known.getFirst().values();
        var signal = new Signal(words[1], Integer.parseInt(words[2]), values);
        known.add(signal);
        if (signals.put(String.join(".", inside), signal) != null) {
            throw new AssertionError("two signals are called " + inside);
        }
    }

    private void change(long time, String[] words) {
        boolean single = words.length == 1;
        var found = byCode.get(single ? words[0].substring(1) : words[1]);
        if (found == null) {
            return;
        }
        var signal = found.getFirst();
        var value = single ? words[0].substring(0, 1) : words[0].substring(1);
        if (words[0].charAt(0) != 's') {
            var fill = value.startsWith("x") ? "x" : "0"; // zeros in front may be left out, and so may X in front of X
            value = fill.repeat(Math.max(0, signal.width() - value.length())) + value;
        }
        signal.values().put(time, value);
    }

    public Map<String, Signal> signals() {
        return signals;
    }

    /**
     * The widths of what a wave, the Verilog and a path are to call the same: no constants, and not what the printer
     * named with '_'.
     */
    public Map<String, Integer> names() {
        var names = new TreeMap<String, Integer>();
        signals.forEach((path, signal) -> {
            var name = path.substring(path.lastIndexOf('.') + 1);
            boolean memoryWord = name.indexOf('[') >= 0 || name.indexOf('(') >= 0;
            boolean constant = name.equals(name.toUpperCase(Locale.ROOT)); // Verilator calls them wires, too
            if (!name.startsWith("_") && !memoryWord && !constant && !signal.kind().equals("string")) {
                names.put(path, signal.width());
            }
        });
        return names;
    }
}
