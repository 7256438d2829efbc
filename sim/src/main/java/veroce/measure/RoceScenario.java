package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import veroce.bench.Figures;
import veroce.endpoint.Profile;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.report.Table;
import veroce.transfer.TransferSettings;

/**
 * What go-back-N makes of loss, beside selective acknowledgements: Writes between two NICs that speak RoCEv2 over one
 * path in order, and between two that speak veRoCE over as many paths as usual, on the same seeds.
 */
final class RoceScenario implements Scenario {
    private static final List<Double> LOSSES = List.of(0.0, 0.0001, 0.001, 0.01);
    private static final List<Integer> SIZES = List.of(1024, 2048, 4096);
    private static final String ROCE = "RoCEv2, one path";
    private static final String VEROCE = "veroce, four paths";
    private static final int SEEDS = 2;
    private static final int LARGEST = 4096;
    /** Distance from the ceiling that is allowed without loss, in points. */
    private static final double TOLERANCE = 0.5;

    @Override public String title() {
        return "rocev2";
    }

    @Override public String explains() {
        return "goodput of RoCEv2 (go-back-N) beside veRoCE at 0 to 1 % loss, both as circuits, on the same seeds; RoCEv2"
            + " by PMTU";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 1 : 15;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        for (double loss : LOSSES) {
            moves.addAll(each(effort, ROCE, loss, speaking(effort.shape(),
                TransferSettings.window(Profile.ROCE_V2, effort.window()))));
            moves.addAll(each(effort, VEROCE, loss, effort.shape()));
        }
        var moved = Move.all(moves, effort.jobs(), progress);
        var figures = new Figures();
        for (int i = 0; i < moves.size(); i += SEEDS) {
            add(figures, moved.subList(i, i + SEEDS));
        }
        sizes(effort, figures, progress);
        return figures;
    }

    /** As many bytes of each PMTU, and no loss, with the whole window of the NIC: small packets fill no line with 128. */
    private static void sizes(Effort effort, Figures figures, Consumer<String> progress) {
        var moves = SIZES.stream().map(mtu -> Move.of("RoCEv2, PMTU " + mtu, "PMTU", mtu, effort.engine(),
            speaking(effort.shape().mtu(mtu), effort.window()), packets(effort) * LARGEST / mtu)).toList();
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            double ceiling = Figures.rounded(moved.ceiling());
            figures.atLeast(moved.row(LossScenario.STEADY, moved.result().steadyPercent(), "%").ceiling(ceiling),
                Figures.rounded(ceiling - TOLERANCE));
        }
    }

    /** One path in order, as RoCEv2 has it: what does not suit it is not held against it. */
    private static Shape speaking(Shape shape, int window) {
        return shape.speaking(Profile.ROCE_V2).paths(1, 0).window(window, shape.sackThreshold());
    }

    private static List<Move> each(Effort effort, String series, double loss, Shape shape) {
        return LongStream.range(effort.seed(), effort.seed() + SEEDS).mapToObj(seed -> Move.of(series + ", "
            + Table.percent(loss) + " %", series, 100 * loss, effort.engine(), shape.harm(loss, 1, 0).seeded(seed),
            packets(effort))).toList();
    }

    private static int packets(Effort effort) {
        return effort.of(120_000, 5_000);
    }

    private static void add(Figures figures, List<Move.Moved> moved) {
        figures.add(mean(moved, LossScenario.GOODPUT, "%", one -> one.result().goodputPercent())
            .ceiling(Figures.rounded(average(moved, Move.Moved::ceiling))));
        figures.add(mean(moved, "retransmissions_percent", "%",
            one -> 100.0 * one.result().resends() * one.settings().mtu() / one.result().bytes()));
        figures.add(mean(moved, "timeouts", "timeouts", one -> one.result().counter("timeouts")));
    }

    private static double average(List<Move.Moved> moved, ToDoubleFunction<Move.Moved> value) {
        return moved.stream().mapToDouble(value).average().orElseThrow();
    }

    private static Row mean(List<Move.Moved> moved, String metric, String unit, ToDoubleFunction<Move.Moved> value) {
        return moved.getFirst().row(metric, average(moved, value), unit)
            .with("seeds", moved.stream().map(one -> one.settings().seed()).toList())
            .with("values", moved.stream().map(one -> Figures.rounded(value.applyAsDouble(one))).toList());
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var loss = Chart.Axis.log("loss", "%").from(0.01, 1);
        var chart = Chart.of("Go-back-N beside selective acknowledgements: goodput against loss", loss,
            Chart.Axis.of("goodput", "% of line").from(60, 100));
        for (var series : List.of(VEROCE, ROCE)) {
            chart = chart.with(series, Chart.Look.MARKED, lossy(Points.bySeries(rows, LossScenario.GOODPUT)
                .getOrDefault(series, List.of())));
            chart = chart.with(series + ": ceiling", Chart.Look.DASHED, lossy(Points.ceilings(rows, LossScenario.GOODPUT,
                series)));
        }
        var resent = Chart.of("Packets sent again", loss, Chart.Axis.log("sent again", "% of what had to be sent"));
        for (var series : Points.bySeries(rows, "retransmissions_percent").entrySet()) {
            resent = resent.with(series.getKey(), Chart.Look.MARKED, lossy(series.getValue()));
        }
        return List.of(chart, resent);
    }

    private static List<double[]> lossy(List<double[]> points) {
        return points.stream().filter(point -> point[0] > 0 && point[1] > 0).toList();
    }
}
