package veroce.measure;

import hdl.sim.Engine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.ProjectRoot;
import veroce.bench.DrainBench;
import veroce.bench.Figures;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.synth.FigureFile;
import veroce.synth.QueuePairBudgets;

/** Budgets of the circuit itself: levels of logic as they are committed, state of a queue pair, commands under traffic. */
final class CircuitScenario implements Scenario {
    private static final String LEVELS = "lut_levels";
    private static final double MOST_LEVELS = 6;
    /** Tracker and send window together, at most (issue 11). */
    private static final int MOST_LUT = 13_300;
    /** An Alveo U50, and the shares of it that the whole NIC may take. */
    private static final int U50_LUT = 872_000;
    private static final int U50_BLOCK_RAM = 1344;
    private static final int U50_ULTRA_RAM = 640;
    private static final double MOST_LOGIC = 0.2;
    private static final double MOST_MEMORY = 0.3;
    private static final int PAIRS = 100;
    private static final int FEW_PAIRS = 6;
    private static final int LIVES = 20;
    private static final int FEW_LIVES = 3;

    @Override public String title() {
        return "circuit";
    }

    @Override public String explains() {
        return "levels of logic of every block (docs/synthesis.json, which ./veroce synth has written), area, bytes of state per"
            + " queue pair, and how long RESET_QP, INVALIDATE_MR and CREATE_QP take while others fill the line, beside"
            + " their budgets";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.7 : 2;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) throws IOException {
        var figures = new Figures();
        progress.accept("levels, and state per queue pair");
        still(effort, figures);
        progress.accept("commands while others fill the line");
        int pairs = Math.min(effort.quick() ? FEW_PAIRS : PAIRS, effort.configuration().queuePairs() / 2 - 1);
        figures.addAll(new DrainBench(effort.configuration(), Engine.JVM, pairs, effort.quick() ? FEW_LIVES : LIVES).run());
        return figures;
    }

    /** What nothing has to run for. */
    static void still(Effort effort, Figures figures) throws IOException {
        var committed = FigureFile.read(ProjectRoot.find().resolve("docs/synthesis.json"));
        committed.forEach((name, block) -> {
            if (block.levels() != null) {
                figures.atMost(Row.of(name, LEVELS, block.levels(), "levels").with("lut", block.lut()), MOST_LEVELS);
            }
        });
        if (committed.containsKey("sack-tracker") && committed.containsKey("send-window")) {
            figures.atMost(Row.of("sack-tracker and send-window", "lut", committed.get("sack-tracker").lut()
                + committed.get("send-window").lut(), "LUT"), MOST_LUT);
        }
        var whole = committed.get(effort.configuration().name());
        if (whole != null) {
            var name = effort.configuration().name() + ", of an Alveo U50";
            figures.atMost(Row.of(name, "lut", whole.lut(), "LUT"), Math.floor(U50_LUT * MOST_LOGIC));
            figures.atMost(Row.of(name, "bram36", whole.bram36(), "RAMB36E2"), Math.floor(U50_BLOCK_RAM * MOST_MEMORY));
            figures.atMost(Row.of(name, "uram", whole.uram(), "URAM288"), Math.floor(U50_ULTRA_RAM * MOST_MEMORY));
        }
        for (var row : QueuePairBudgets.of(effort.configuration()).rows()) {
            figures.atMost(row, row.ceiling().doubleValue());
        }
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var names = new ArrayList<String>();
        var levels = new ArrayList<double[]>();
        var budget = new ArrayList<double[]>();
        for (var row : rows) {
            if (row.metric().equals(LEVELS)) {
                levels.add(new double[] {names.size(), row.value().doubleValue()});
                budget.add(new double[] {names.size(), row.ceiling().doubleValue()});
                names.add(row.scenario());
            }
        }
        return List.of(Chart.of("Levels of logic between registers", Chart.Axis.named("block", names),
            Chart.Axis.of("levels", "LUT6").fromZero()).with("longest path", Chart.Look.POINTS, levels, 11)
            .with("budget", Chart.Look.DASHED, budget));
    }
}
