package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import veroce.bench.FairnessBench;
import veroce.bench.Figures;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.simulate.Engine;

/** One queue pair and many: rate, fairness and latency. */
final class ScaleScenario implements Scenario {
    private static final List<Integer> COUNTS = List.of(1, 4, 16, 64, 256, 1024);
    private static final String GOODPUT = "goodput_by_queue_pairs";
    private static final String LATENCY = "message_latency_microseconds";

    @Override public String title() {
        return "scale";
    }

    @Override public String explains() {
        return "1 to 1024 queue pairs: rate, fairness (Jain's index, rates beside each other, loss of one), latency";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 1.2 : 8;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        int most = effort.configuration().queuePairs();
        for (int count : COUNTS) {
            if (count <= most && (!effort.quick() || count <= 64)) {
                var name = count + (count == 1 ? " queue pair" : " queue pairs") + ", Writes of 4 KiB";
                moves.add(Move.of(name, "write", count, effort.engine(), effort.shape()
                    .messages(4096).queuePairs(count), Math.max(effort.of(12_000, 3_000), 8 * count)));
            }
        }
        var figures = new Figures();
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            figures.add(moved.row(GOODPUT, moved.steadyAtLeast(), "%")
                .ceiling(Figures.rounded(Wire.ceilingPercent(moved.settings()))));
            figures.add(moved.row(LATENCY + ".p50", moved.result().latencyMicroseconds(50), "us").with("series", "50 %"));
            figures.add(moved.row(LATENCY + ".p99", moved.result().latencyMicroseconds(99), "us").with("series", "99 %"));
        }
        if (effort.engine() != Engine.REFERENCE) {
            var counts = effort.quick() ? List.of(2, 16) : Stream.of(2, 16, 128, effort.isLong() ? 1023 : 128).distinct()
                .filter(n -> n < most).toList();
            figures.addAll(new FairnessBench(effort.configuration(), hdl.sim.Engine.valueOf(effort.engine().name()), counts,
                effort.seed()).run(progress));
        }
        return figures;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var pairs = Chart.Axis.log("queue pairs", "");
        var rate = Points.chart(Chart.of("Goodput of all queue pairs together", pairs,
            Chart.Axis.of("goodput", "% of line").from(0, 100)), rows, GOODPUT)
            .with("ceiling", Chart.Look.DASHED, Points.ceilings(rows, GOODPUT, "write"));
        var latency = Chart.of("From post to completion, with all queues full", pairs, Chart.Axis.log("time", "us"));
        for (var percentile : List.of("p50", "p99")) {
            for (var series : Points.bySeries(rows, LATENCY + "." + percentile).entrySet()) {
                latency = latency.with(series.getKey(), Chart.Look.MARKED, series.getValue());
            }
        }
        return List.of(rate, latency);
    }
}
