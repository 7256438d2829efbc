package hdl.proof;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A run in which a claim is false.
 *
 * @param claim its label
 * @param site its line: {@code Fifo.java:101}
 * @param cycle the edge at which it is false; the first is 0 and under reset
 * @param values what the claim was about, as the simulation shows it; may be empty
 * @param signals ports by name, cycle by cycle
 * @param waves the waves of the simulation that shows the same; empty when the circuit that was proved is not the one
 *     that is described (something was cut or replaced)
 * @param remark why there are no waves, or how the simulation differs; may be empty
 */
public record Counterexample(String claim, String site, int cycle, String values,
                             Map<String, List<BigInteger>> signals, Optional<Path> waves, String remark) {
    private static final int CYCLES = 8;
    private static final int ROWS = 24;
    private static final int DIGITS = 12;

    /** The last cycles, a line per port; ports that are 0 all the time are left out. */
    public String table() {
        var out = new StringBuilder();
        int first = Math.max(0, cycle + 1 - CYCLES);
        int wide = signals.keySet().stream().mapToInt(String::length).max().orElse(0);
        row(out, wide, "cycle", first, at -> Integer.toString(at));
        int rows = 0;
        for (var signal : signals.entrySet()) {
            var values = signal.getValue();
            if (values.stream().anyMatch(value -> value.signum() != 0) && rows++ < ROWS) {
                row(out, wide, signal.getKey(), first, at -> at < values.size() ? shown(values.get(at)) : "");
            }
        }
        return rows <= ROWS ? out.toString()
            : out.append("  and ").append(rows - ROWS).append(" more ports\n").toString();
    }

    private void row(StringBuilder out, int wide, String name, int first, IntFunction<String> cell) {
        out.append("  ").append(name).append(" ".repeat(Math.max(0, Math.max(wide, 5) - name.length())));
        for (int at = first; at <= cycle; at++) {
            int width = column(at);
            var text = cell.apply(at);
            out.append(' ').append(" ".repeat(Math.max(0, width - text.length()))).append(text);
        }
        out.append('\n');
    }

    private int column(int at) {
        int width = Integer.toString(at).length();
        for (var values : signals.values()) {
            if (at < values.size() && values.stream().anyMatch(value -> value.signum() != 0)) {
                width = Math.max(width, shown(values.get(at)).length());
            }
        }
        return width;
    }

    private static String shown(BigInteger value) {
        var text = value.toString(16);
        return text.length() <= DIGITS ? text : "…" + text.substring(text.length() - DIGITS + 1);
    }

    @Override public String toString() {
        return "claim '" + claim + "' is false at cycle " + cycle + (site.isEmpty() ? "" : " (" + site + ")")
            + (values.isEmpty() ? "" : ": " + values) + "\n" + table()
            + waves.map(file -> "  waves in " + file + "\n").orElse("")
            + (remark.isEmpty() ? "" : "  " + remark + "\n");
    }
}
