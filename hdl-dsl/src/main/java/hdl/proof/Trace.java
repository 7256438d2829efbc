package hdl.proof;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** What a solver says that a run of a circuit looks like: every signal at every step, from a file of waves. */
final class Trace {
    private static final int TIME_PER_STEP = 10;

    private final Map<String, List<String>> names = new HashMap<>();
    private final List<Map<String, BigInteger>> steps = new ArrayList<>();

    private Trace() {
    }

    static Trace read(Path file) throws IOException {
        var trace = new Trace();
        var scopes = new ArrayDeque<String>();
        var now = new TreeMap<String, BigInteger>();
        for (var line : Files.readAllLines(file, StandardCharsets.ISO_8859_1)) {
            var words = line.strip().split(" +");
            switch (words[0]) {
                case "$scope" -> scopes.addLast(words[2]);
                case "$upscope" -> scopes.removeLast();
                case "$var" -> trace.names.computeIfAbsent(words[3], _ -> new ArrayList<>())
                    .add(path(scopes, words[4]));
                default -> trace.change(words, now);
            }
        }
        return trace; // the last time is the end of the last step
    }

    /**
     * What ABC says that the inputs of the surroundings are: the map names them, the witness has a line of all registers
     * and then one of all inputs for each step.
     */
    static Trace witness(Path map, Path witness) throws IOException {
        var trace = new Trace();
        var lines = Files.readAllLines(witness, StandardCharsets.ISO_8859_1);
        var inputs = Files.readAllLines(map, StandardCharsets.ISO_8859_1).stream()
            .filter(line -> line.startsWith("input ")).map(line -> line.split(" ")).toList();
        for (var line : lines.subList(1, lines.size())) {
            if (!line.startsWith("#")) {
                var step = new TreeMap<String, BigInteger>();
                for (var input : inputs) {
                    var value = step.getOrDefault(input[3], BigInteger.ZERO);
                    step.put(input[3], line.charAt(Integer.parseInt(input[1])) == '1'
                        ? value.setBit(Integer.parseInt(input[2])) : value);
                }
                trace.steps.add(step);
            }
        }
        return trace;
    }

    /** Below the harness; brackets of memory words are written as the solver has to. */
    private static String path(ArrayDeque<String> scopes, String name) {
        var path = new StringBuilder();
        scopes.stream().skip(1).forEach(scope -> path.append(scope).append('.'));
        return path.append(name.replace('<', '[').replace('>', ']')).toString();
    }

    private void change(String[] words, TreeMap<String, BigInteger> now) {
        if (words[0].startsWith("#")) {
            long time = Long.parseLong(words[0].substring(1));
            if (time > 0 && time % TIME_PER_STEP == 0) {
                steps.add(new TreeMap<>(now));
            }
        } else if (words.length == 2 && words[0].startsWith("b") && names.containsKey(words[1])) {
            var value = new BigInteger(words[0].substring(1).replace('x', '0'), 2);
            names.get(words[1]).forEach(name -> now.put(name, value));
        }
    }

    int length() {
        return steps.size();
    }

    /** A signal at a step; 0 when nothing depends on it. */
    BigInteger at(int step, String name) {
        return steps.get(step).getOrDefault(name, BigInteger.ZERO);
    }

    boolean has(String name) {
        return steps.getFirst().containsKey(name);
    }

    /** Everything at a step. */
    void each(int step, BiConsumer<String, BigInteger> action) {
        Collections.unmodifiableMap(steps.get(step)).forEach(action);
    }
}
