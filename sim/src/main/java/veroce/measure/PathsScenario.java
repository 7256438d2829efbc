package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.endpoint.Time;
import veroce.fabric.FabricArm;
import veroce.fabric.FabricBench;
import veroce.fabric.FabricScenario;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;
import veroce.report.Chart;
import veroce.report.Row;

/** Many paths, paths that are gone for a while, and in a fabric paths that differ, with and without learning. */
final class PathsScenario implements Scenario {
    private static final List<Integer> COUNTS = List.of(1, 2, 4, 8, 16);
    private static final String GOODPUT = "goodput_percent_of_line";
    /** When a path is gone, and how long. */
    private static final long GONE = 200 * Time.MICROSECOND;
    private static final long AWAY = 100 * Time.MICROSECOND;

    @Override public String title() {
        return "paths";
    }

    @Override public String explains() {
        return "1 to 16 paths at 1 % loss; one that is gone for 100 us; in a fabric paths of unequal rate and a spine that"
            + " fails and comes back, with learning and without";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 1 : 5;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        for (int count : COUNTS) {
            var shape = effort.shape().paths(count, 2 * Time.MICROSECOND);
            moves.add(Move.of(count + " paths, 1 % loss", "1 % loss", count, effort.engine(), shape.harm(0.01, 1, 0),
                effort.of(15_000, 3_000)));
            if (count > 1) {
                moves.add(Move.of(count + " paths, one gone for 100 us", "one gone for 100 us", count, effort.engine(),
                    shape, effort.of(15_000, 3_000)).harmed(transfer -> transfer.toRight().outage(0,
                        transfer.link().now() + GONE, transfer.link().now() + GONE + AWAY)));
            }
        }
        var figures = new Figures();
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            // A path that is gone takes packets that no rate of loss tells of: the wire without loss is the ceiling.
            figures.add(moved.row(GOODPUT, moved.result().goodputPercent(), "%")
                .ceiling(Figures.rounded(moved.ceiling())));
            figures.add(moved.row("timeouts", moved.result().counter("timeouts"), "timeouts"));
        }
        var scenarios = List.of(FabricScenario.HALF_RATE, FabricScenario.FAILED_SPINE, FabricScenario.LINK_FLAP);
        figures.addAll(new FabricBench(effort.quick() ? FabricSettings.of(16, 4, 4, true, false)
            : FabricSettings.of(64, 8, 8, true, false), HostNoise.NONE, 1, scenarios,
            List.of(FabricArm.NONE_ROTATING, FabricArm.NSM, FabricArm.NSM_LEARNING), List.of(effort.seed()),
            effort.quick() ? 64 * 4096L : 256 * 4096L, effort.jobs(), "./veroce fabric").run(progress));
        return figures;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        return List.of(Points.chart(Chart.of("Goodput against paths", Chart.Axis.of("paths", ""),
            Chart.Axis.of("goodput of the whole run", "% of line")), rows, GOODPUT));
    }
}
