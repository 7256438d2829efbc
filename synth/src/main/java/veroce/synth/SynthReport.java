package veroce.synth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import veroce.report.Row;
import veroce.report.Table;

/** The figures of some blocks, as a table for people, as rows for the JSON report, and held against the budget. */
public record SynthReport(List<Synthesis.Result> results, double budget) {
    public SynthReport {
        results = List.copyOf(results);
    }

    public String table() {
        var table = new Table("block", "LUT", "FF", "BRAM36", "URAM", "DSP", "levels", "budget", "in", "out",
            "through");
        for (var result : results) {
            var area = result.area();
            var levels = result.levels();
            table.row(result.name(), area.lut(), area.ff(), area.bram36(), result.uram(), area.dsp(),
                figure(levels.registerToRegister()), budget, figure(levels.portToRegister()),
                figure(levels.registerToPort()), figure(levels.portToPort()));
        }
        return table.toString();
    }

    private static Object figure(Double levels) {
        return levels == null ? "-" : levels;
    }

    /** The worst paths of each block, in the author's names. */
    public String worstPaths() {
        var text = new StringBuilder();
        for (var result : results) {
            var levels = result.levels();
            text.append('\n').append(result.name()).append(": ").append(histogram(result)).append('\n');
            levels.paths().forEach(path -> line(text, "", path));
            for (var path : levels.portPaths()) {
                if (path.levels() > 0) {
                    line(text, " (port)", path);
                }
            }
        }
        return text.toString();
    }

    /** What each array became, so that one that missed its intended primitive is seen. */
    public String memories() {
        var table = new Table("block", "array", "primitives", "type");
        var any = false;
        for (var result : results) {
            for (var memory : result.area().memories()) {
                table.row(result.name(), memory.array(), memory.count(), memory.primitive());
                any = true;
            }
        }
        return any ? "\n" + table : "";
    }

    /** Memories of UltraRAM by the rule that one is 4096 rows of 72 bits, whatever Yosys made of them. */
    public String ultra() {
        var table = new Table("block", "UltraRAM", "words", "arrays", "columns x cascade", "URAM", "latency",
            "registers", "wanted");
        var any = false;
        for (var result : results) {
            for (var ultra : result.ultra()) {
                table.row(result.name(), ultra.path(), ultra.words() + " x " + ultra.word(), ultra.arrays() + " of "
                    + ultra.rows() + " x " + ultra.width(), ultra.columns() + " x " + ultra.cascade(), ultra.count(),
                    ultra.latency(), ultra.registers(), ultra.wanted());
                any = true;
            }
        }
        return any ? "\n" + table : "";
    }

    /** What drives resets, and how many inputs of cells. */
    public String resets() {
        var table = new Table("block", "reset", "drives");
        var any = false;
        for (var result : results) {
            for (var reset : result.resets()) {
                table.row(result.name(), reset.name(), reset.loads());
                any = true;
            }
        }
        return any ? "\n" + table : "";
    }

    private static String histogram(Synthesis.Result result) {
        var text = new StringBuilder();
        result.levels().histogram().forEach((level, count) ->
            text.append(text.isEmpty() ? "" : ", ").append(Table.number(count)).append(" in ").append(level));
        return text.isEmpty() ? "no path from register to register"
            : "register inputs by levels from a register: " + text;
    }

    private static void line(StringBuilder text, String note, WorstPath path) {
        text.append("  ").append(Table.number(path.levels())).append(note).append("  ").append(path.from())
            .append(" -> ").append(path.to());
        if (path.bits() > 1) {
            text.append("  (and ").append(path.bits() - 1).append(" more)");
        }
        text.append("\n      ").append(path.route());
        if (!path.through().isEmpty()) {
            text.append("  through ").append(String.join(", ", path.through()));
        }
        text.append('\n');
    }

    /** The worst levels of each instance, by the instance that holds the end point. */
    public String parts() {
        var table = new Table("block", "instance", "levels");
        for (var result : results) {
            result.levels().parts().forEach((part, levels) ->
                table.row(result.name(), part.isEmpty() ? "(itself)" : part, levels));
        }
        return "\n" + table;
    }

    public boolean passed() {
        return failures().isEmpty();
    }

    /** One line for each reason why a block fails, with the block and the amount. */
    public List<String> failures() {
        var lines = new ArrayList<String>();
        for (var result : results) {
            var worst = result.levels().worst();
            if (worst > budget) {
                lines.add(result.name() + " is over budget: " + Table.number(worst) + " levels, "
                    + Table.number(worst - budget) + " more than " + Table.number(budget));
            }
            for (var loop : result.levels().loops()) {
                lines.add(result.name() + " has a combinational loop: " + loop
                    + "; the levels of what depends on it are not counted");
            }
            for (var ultra : result.ultra()) {
                if (ultra.isTooDeep()) {
                    lines.add(result.name() + ": '" + ultra.path() + "' is a cascade of " + ultra.cascade()
                        + " UltraRAMs with " + ultra.registers() + " of the " + ultra.wanted()
                        + " registers that it needs");
                }
            }
            if (result.area().latch() > 0) {
                lines.add(result.name() + " has latches: " + result.area().latch());
            }
        }
        return lines;
    }

    public List<Row> rows() {
        var rows = new ArrayList<Row>();
        for (var result : results) {
            var area = result.area();
            rows.add(Row.of(result.name(), "lut", area.lut(), "LUT").with("logic", area.logicLut())
                .with("lutram", area.lutRam()).with("srl", area.shiftLut()));
            rows.add(Row.of(result.name(), "ff", area.ff(), "FF").with("resets", result.resets()));
            rows.add(Row.of(result.name(), "bram36", area.bram36(), "RAMB36E2").with("memories", area.memories()));
            rows.add(Row.of(result.name(), "uram", result.uram(), "URAM288").with("tables", result.ultra()));
            rows.add(Row.of(result.name(), "dsp", area.dsp(), "DSP48E2"));
            rows.add(levels(result));
        }
        return rows;
    }

    private Row levels(Synthesis.Result result) {
        var levels = result.levels();
        var byPort = new LinkedHashMap<String, Object>();
        byPort.put("port_to_register", levels.portToRegister());
        byPort.put("register_to_port", levels.registerToPort());
        byPort.put("port_to_port", levels.portToPort());
        return Row.of(result.name(), "lut_levels", levels.worst(), "levels").ceiling(budget)
            .with("other_paths", byPort).with("histogram", levels.histogram()).with("paths", levels.paths())
            .with("port_paths", levels.portPaths()).with("loops", levels.loops()).with("parts", levels.parts())
            .with("black_boxes", result.area().blackBoxes());
    }
}
