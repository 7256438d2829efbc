package hdl.sim;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How often each cover of a design happened, by its label; equal labels in several instances count together. */
public record Coverage(Map<String, Long> covers) {
    private static final int DIGITS = 12;

    public Coverage {
        covers = Collections.unmodifiableMap(new LinkedHashMap<>(covers));
    }

    /** The labels of those that never happened. */
    public List<String> missed() {
        return covers.entrySet().stream().filter(cover -> cover.getValue() == 0).map(Map.Entry::getKey).toList();
    }

    /** What happened in this run and in another one. */
    public Coverage plus(Coverage other) {
        var sum = new LinkedHashMap<>(covers);
        other.covers.forEach((label, count) -> sum.merge(label, count, Long::sum));
        return new Coverage(sum);
    }

    /** A line for each: how often, and its label. */
    @Override public String toString() {
        var out = new StringBuilder();
        covers.forEach((label, count) -> {
            var number = Failures.grouped(count);
            out.repeat(' ', Math.max(0, DIGITS - number.length())).append(number).append("  ").append(label).append('\n');
        });
        return out.toString();
    }
}
