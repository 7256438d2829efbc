package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.fabric.FabricArm;
import veroce.fabric.FabricBench;
import veroce.fabric.FabricScenario;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;
import veroce.report.Chart;
import veroce.report.Row;

/** Congestion control and choice of paths among many hosts. */
final class FabricsScenario implements Scenario {
    private static final List<FabricArm> ARMS = List.of(FabricArm.NONE_ROTATING, FabricArm.DCQCN, FabricArm.NSM);

    @Override public String title() {
        return "fabric";
    }

    @Override public String explains() {
        return "congestion control of references among many hosts (./veroce fabric), beside none over paths in turn and DCQCN:"
            + " completion times, fairness, queues, drops";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.5 : 10;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var scenarios = effort.quick() ? List.of(FabricScenario.INCAST, FabricScenario.PERMUTATION)
            : List.of(FabricScenario.values());
        return new FabricBench(!effort.isLong() ? FabricSettings.of(64, 8, 8, true, false)
            : FabricSettings.of(128, 8, 8, true, false), HostNoise.NONE, 1, scenarios, ARMS, List.of(effort.seed()),
            effort.quick() ? 64 * 4096L : 0, effort.jobs(), "./veroce fabric").run(progress);
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var names = rows.stream().filter(row -> row.metric().equals("completion_p99"))
            .map(row -> row.scenario().split(", ")[0]).distinct().toList();
        var chart = Chart.of("99 % of the messages within so much of the ideal", Chart.Axis.named("scenario", names),
            Chart.Axis.log("time", "of ideal"));
        for (var arm : ARMS) {
            var points = new ArrayList<double[]>();
            for (var row : rows) {
                var parts = row.scenario().split(", ");
                if (row.metric().equals("completion_p99") && parts[1].equals(arm.title())) {
                    points.add(new double[] {names.indexOf(parts[0]), row.value().doubleValue()});
                }
            }
            chart = chart.with(arm.title(), Chart.Look.POINTS, points, 11);
        }
        return List.of(chart);
    }
}
