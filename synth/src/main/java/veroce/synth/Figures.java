package veroce.synth;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is kept of the mapping of a block: the figures, what each memory became, the longest path; with them the Verilog
 * they belong to and the Yosys that made them. Levels are null where there is no such path; a fingerprint is null when
 * the Verilog is no longer known.
 */
@JsonPropertyOrder({"verilog", "yosys", "lut", "ff", "bram36", "uram", "dsp", "levels", "in", "out", "through"})
public record Figures(String verilog, String yosys, int lut, int ff, double bram36, int uram, int dsp, Double levels,
    Double in, Double out, Double through, Map<String, Map<String, Integer>> memories, Path longest) {
    /** From one register to another, through these primitives. */
    public record Path(String from, String to, String route) {}

    /** A figure of which more is worse. */
    record Figure(String name, Double value) {}

    public static Figures of(Synthesis.Result result, String yosys) {
        var area = result.area();
        var levels = result.levels();
        var memories = new TreeMap<String, Map<String, Integer>>();
        for (var use : area.memories()) {
            memories.computeIfAbsent(use.primitive(), _ -> new TreeMap<>()).put(use.array(), use.count());
        }
        var path = levels.paths().isEmpty() ? null : new Path(levels.paths().getFirst().from(),
            levels.paths().getFirst().to(), levels.paths().getFirst().route());
        return new Figures(result.fingerprint(), yosys, area.lut(), area.ff(), area.bram36(), result.uram(), area.dsp(),
            levels.registerToRegister(), levels.portToRegister(), levels.registerToPort(), levels.portToPort(),
            memories, path);
    }

    /** Those that may not become more. */
    @JsonIgnore List<Figure> limited() {
        var figures = new LinkedHashMap<String, Double>();
        figures.put("LUT", (double) lut);
        figures.put("FF", (double) ff);
        figures.put("BRAM36", bram36);
        figures.put("URAM", (double) uram);
        figures.put("DSP", (double) dsp);
        figures.put("levels", levels);
        figures.put("in", in);
        figures.put("out", out);
        figures.put("through", through);
        var list = new ArrayList<Figure>();
        figures.forEach((name, value) -> list.add(new Figure(name, value)));
        return list;
    }
}
