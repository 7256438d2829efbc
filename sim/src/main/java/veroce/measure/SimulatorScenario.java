package veroce.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Child;
import veroce.bench.Figures;
import veroce.report.Chart;
import veroce.report.Report;
import veroce.report.Row;

/** How fast all of this is simulated, beside a C++ driver of the same Verilated model. */
final class SimulatorScenario implements Scenario {
    private static final List<String> RATIOS = List.of("jvm_ratio", "c_ratio");

    @Override public String title() {
        return "simulator";
    }

    @Override public String explains() {
        return "cycles per second of each engine and of a pair of NICs, beside a C++ driver of the same model; times of"
            + " builds, of elaboration and to the first cycle (./veroce bench engines, elaboration, start)";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 3 : 20;
    }

    @Override public boolean isTimed() {
        return true;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) throws IOException {
        var arguments = new ArrayList<>(List.of("engines"));
        if (effort.quick()) {
            arguments.addAll(List.of("--no-builds", "--rounds", "1", "--nic-cycles", "24000", "--pair-seconds", "5"));
        } else if (!effort.isLong()) {
            arguments.addAll(List.of("--rounds", "2", "--pair-seconds", "10"));
        }
        var figures = bench(arguments, progress);
        if (!effort.quick()) {
            figures.addAll(bench(List.of("elaboration"), progress));
            figures.addAll(bench(List.of("start"), progress));
        }
        return figures;
    }

    /** What another command measures in a process of its own. */
    private static Figures bench(List<String> words, Consumer<String> progress) throws IOException {
        var file = Files.createTempFile("veroce-" + words.getFirst() + "-", ".json");
        try {
            var command = new ArrayList<>(List.of("bench"));
            command.addAll(words);
            progress.accept("./veroce " + String.join(" ", command));
            command.addAll(List.of("--json", file.toString()));
            Child.launcher(command.toArray(String[]::new));
            return Figures.of(Report.read(file).rows());
        } finally {
            Files.delete(file);
        }
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var names = rows.stream().filter(row -> row.metric().equals("c_ratio")).map(Row::scenario).distinct().toList();
        var chart = Chart.of("Speed on the whole NIC beside a C++ driver of the Verilated model",
            Chart.Axis.named("traffic", names), Chart.Axis.of("ratio", ""));
        for (var metric : RATIOS) {
            var points = new ArrayList<double[]>();
            for (var row : rows) {
                if (row.metric().equals(metric) && names.contains(row.scenario())) {
                    points.add(new double[] {names.indexOf(row.scenario()), row.value().doubleValue()});
                }
            }
            chart = chart.with(metric.equals("c_ratio") ? "native code" : "JVM engine", Chart.Look.POINTS, points, 11);
        }
        return List.of(chart);
    }
}
