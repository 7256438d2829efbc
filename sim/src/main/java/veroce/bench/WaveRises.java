package veroce.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * In which cycles signals of one bit became 1, read from waves of the JVM engine. Names are those of the Verilog, with
 * the instances that lead there. What the engine records at an edge is the state behind it; inputs change halfway
 * before the edge that takes them, and count with that.
 */
final class WaveRises {
    private final Map<String, List<Long>> rises = new HashMap<>();
    /** By code: signals that are one have one. */
    private final Map<String, List<String>> names = new HashMap<>();
    private String clock = "";
    private boolean isHigh;
    private long edge;

    /** @param signals names below the top, as {@code receive.core.order_valid} */
    static WaveRises read(Path waves, List<String> signals) throws IOException {
        var read = new WaveRises();
        signals.forEach(signal -> read.rises.put(signal, new ArrayList<>()));
        try (var lines = Files.newBufferedReader(waves)) {
            read.header(lines);
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                read.change(line);
            }
        }
        return read;
    }

    private void header(BufferedReader lines) throws IOException {
        var scope = new ArrayList<String>();
        for (var line = lines.readLine(); !line.startsWith("$enddefinitions"); line = lines.readLine()) {
            var words = line.split(" ");
            switch (words[0]) {
                case "$scope" -> scope.add(words[2]);
                case "$upscope" -> scope.removeLast();
                case "$var" -> declare(String.join(".", scope.subList(1, scope.size())), words[3], words[4]);
                default -> { }
            }
        }
        for (var signal : rises.keySet()) {
            if (names.values().stream().noneMatch(same -> same.contains(signal))) {
                throw new IllegalStateException("the waves have no signal '" + signal + "'");
            }
        }
    }

    private void declare(String scope, String code, String name) {
        var path = scope.isEmpty() ? name : scope + "." + name;
        if (path.equals("clk")) {
            clock = code;
        } else if (rises.containsKey(path)) {
            names.computeIfAbsent(code, _ -> new ArrayList<>()).add(path);
        }
    }

    private void change(String line) {
        var code = line.substring(1);
        if (code.equals(clock)) {
            isHigh = line.charAt(0) == '1';
            edge += isHigh ? 1 : 0;
        } else if (line.charAt(0) == '1') {
            names.getOrDefault(code, List.of()).forEach(name -> rises.get(name).add(isHigh ? edge : edge + 1));
        }
    }

    /** The first edge from another one on behind which a signal has become 1. */
    long first(String signal, long from) {
        return rises.get(signal).stream().filter(rise -> rise >= from).findFirst().orElseThrow(
            () -> new IllegalStateException("'" + signal + "' does not become 1 from edge " + from + " on"));
    }

    /** All edges from one on and before another behind which a signal has become 1. */
    List<Long> between(String signal, long from, long to) {
        return rises.get(signal).stream().filter(rise -> rise >= from && rise < to).toList();
    }
}
