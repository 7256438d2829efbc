package veroce.mutate;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The and-inverter graph of two modules beside each other, in which a register of {@code gate} that no reset reaches
 * begins with what the same register of {@code gold} begins with. Yosys writes one input for each bit of such a
 * register, and its map says of which.
 */
final class TiedAiger {
    private static final String INIT = "init";

    private final int[] sizes = new int[5];                  // variables, inputs, latches, outputs, gates
    private final List<String> lines;
    private final Map<Integer, Integer> instead = new HashMap<>();

    private TiedAiger(List<String> lines) {
        this.lines = lines;
        var header = lines.getFirst().split(" ");
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = Integer.parseInt(header[i + 1]);
        }
    }

    /** Of the text of the graph and its map. */
    static TiedAiger of(List<String> lines, List<String> map) {
        var graph = new TiedAiger(lines);
        var gold = new HashMap<String, Integer>();
        for (var line : map) {
            var words = line.split(" ");
            if (words[0].equals(INIT) && words[3].startsWith("gold.")) {
                gold.put(words[3].substring("gold.".length()) + " " + words[2], Integer.parseInt(words[1]));
            }
        }
        for (var line : map) {
            var words = line.split(" ");
            if (words[0].equals(INIT) && words[3].startsWith("gate.")) {
                var same = gold.get(words[3].substring("gate.".length()) + " " + words[2]);
                if (same != null) {
                    graph.instead.put(graph.input(Integer.parseInt(words[1])), graph.input(same));
                }
            }
        }
        return graph;
    }

    private int input(int number) {
        return Integer.parseInt(lines.get(1 + number));
    }

    private int tied(int literal) {
        return instead.getOrDefault(literal & ~1, literal & ~1) | literal & 1;
    }

    /** As ABC reads it: inputs and latches are numbered from 1 in order, and so are the gates behind them. */
    byte[] binary() {
        var out = new ByteArrayOutputStream();
        out.writeBytes(("aig " + sizes[0] + " " + sizes[1] + " " + sizes[2] + " " + sizes[3] + " " + sizes[4] + "\n")
            .getBytes(StandardCharsets.US_ASCII));
        int at = 1 + sizes[1];
        for (int i = 0; i < sizes[2]; i++) {
            out.writeBytes((tied(Integer.parseInt(lines.get(at++).split(" ")[1])) + "\n")
                .getBytes(StandardCharsets.US_ASCII));
        }
        for (int i = 0; i < sizes[3]; i++) {
            out.writeBytes((tied(Integer.parseInt(lines.get(at++))) + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        for (int i = 0; i < sizes[4]; i++) {
            var words = lines.get(at++).split(" ");
            int gate = Integer.parseInt(words[0]);
            int left = tied(Integer.parseInt(words[1]));
            int right = tied(Integer.parseInt(words[2]));
            number(out, gate - Math.max(left, right));
            number(out, Math.abs(left - right));
        }
        return out.toByteArray();
    }

    /** Seven bits per byte, the lowest first. */
    private static void number(ByteArrayOutputStream out, int value) {
        int rest = value;
        while (rest > 127) {
            out.write(rest & 127 | 128);
            rest >>>= 7;
        }
        out.write(rest);
    }
}
