package veroce.synth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import veroce.report.Table;

/**
 * Figures measured now against committed ones. With the same Yosys there is no tolerance: one that has become more is
 * a regression, whether the Verilog has changed or not. With another Yosys nothing can be said.
 */
public record FigureComparison(Map<String, Figures> committed, Map<String, Figures> measured) {
    /** A figure that is not what it was. */
    public record Change(String block, String figure, Double before, Double now, String verdict) {}

    public FigureComparison {
        committed = new LinkedHashMap<>(committed);
        measured = new LinkedHashMap<>(measured);
    }

    public List<Change> changes() {
        var changes = new ArrayList<Change>();
        measured.forEach((block, now) -> {
            var before = committed.get(block);
            if (before != null) {
                compare(block, before, now, changes);
            }
        });
        return changes;
    }

    private static void compare(String block, Figures before, Figures now, List<Change> changes) {
        var old = before.limited();
        var fresh = now.limited();
        for (int i = 0; i < old.size(); i++) {
            var was = old.get(i).value();
            var is = fresh.get(i).value();
            if (!Objects.equals(was, is)) {
                var worse = is != null && (was == null || is > was);
                changes.add(new Change(block, old.get(i).name(), was, is,
                    !now.yosys().equals(before.yosys()) ? "other Yosys" : worse ? "worse" : "better"));
            }
        }
    }

    /** Whether nothing has become worse. */
    public boolean passed() {
        return changes().stream().noneMatch(change -> change.verdict().equals("worse"));
    }

    /** What has changed, then a line for each block whose committed figures need to be written anew. */
    @Override public String toString() {
        var text = new StringBuilder();
        var changes = changes();
        if (!changes.isEmpty()) {
            var table = new Table("block", "figure", "committed", "now", "change", "verdict");
            for (var change : changes) {
                var both = change.before != null && change.now != null;
                table.row(change.block, change.figure, cell(change.before), cell(change.now),
                    both ? cell(change.now - change.before) : "-", change.verdict);
            }
            text.append('\n').append(table);
        }
        text.append('\n');
        measured.forEach((block, now) -> text.append(block).append(": ").append(state(block, now)).append('\n'));
        return text.toString();
    }

    private static Object cell(Double value) {
        return value == null ? "-" : value;
    }

    private String state(String block, Figures now) {
        var before = committed.get(block);
        if (before == null) {
            return "no figures are committed; write them with --write";
        }
        if (!before.yosys().equals(now.yosys())) {
            return "the committed figures are of '" + before.yosys() + "', these of '" + now.yosys()
                + "'; they cannot be held against each other";
        }
        if (!now.verilog().equals(before.verilog())) {
            return "stale: the committed figures are of other Verilog; write them anew with --write";
        }
        return changes().stream().anyMatch(change -> change.block.equals(block))
            ? "other figures of the same Verilog: the script of the mapping or the analysis has changed" : "as committed";
    }
}
