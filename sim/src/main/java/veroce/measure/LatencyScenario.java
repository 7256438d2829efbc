package veroce.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.bench.Figures;
import veroce.bench.LatencyBench;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.simulate.Engine;

/** How long things take: the budgets of the idle NIC in cycles, and messages among many under load. */
final class LatencyScenario implements Scenario {
    private static final double[] PERCENTILES = {0, 50, 90, 99, 99.9, 100};
    private static final String METRIC = "message_latency_microseconds";

    @Override public String title() {
        return "latency";
    }

    @Override public String explains() {
        return "cycles and ns of the idle NIC beside their budgets, memory apart; Read and atomic round trips; percentiles"
            + " of messages, few and many under way";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.4 : 2;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) throws IOException {
        var figures = new Figures();
        progress.accept("the idle NIC");
        figures.addAll(new LatencyBench(effort.configuration()).run());
        if (effort.configuration() == RnicParameters.ALVEO_100G) {
            LatencyBench.read(effort.configuration(), figures);
        }
        var moves = new ArrayList<Move>();
        for (var operation : List.of(Operation.WRITE, Operation.SEND, Operation.READ, Operation.FETCH_ADD)) {
            var shape = effort.shape().operation(operation).messages(operation.isAtomic() ? 8 : 64).paths(4, 0)
                .line(100, 2 * Time.MICROSECOND);
            var name = operation.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
            moves.add(Move.of(name + ", loaded", name + ", 1 queue pair", 0, effort.engine(), shape,
                effort.of(8_000, 1_000)));
            moves.add(Move.of(name + ", 16 queue pairs", name + ", 16 queue pairs", 0, effort.engine(),
                shape.queuePairs(16), effort.of(16_000, 2_000)));
        }
        for (var moved : Move.all(effort.quick() && effort.engine() != Engine.REFERENCE ? moves.subList(0, 2) : moves,
                effort.jobs(), progress)) {
            for (double percentile : PERCENTILES) {
                figures.add(moved.row(METRIC + (percentile == 0 ? ".min" : percentile == 100 ? ".max" : ".p"
                    + (percentile == 99.9 ? "99.9" : (int) percentile)), moved.result().latencyMicroseconds(percentile),
                    "us").with("x", percentile));
            }
        }
        return figures;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var names = new ArrayList<String>();
        var budgets = new ArrayList<double[]>();
        var reached = new ArrayList<double[]>();
        for (var row : rows) {
            boolean cycles = row.metric().equals("latency_cycles") || row.metric().equals("read_latency_cycles");
            if (cycles && row.ceiling() != null) {
                reached.add(new double[] {names.size(), row.value().doubleValue()});
                budgets.add(new double[] {names.size(), row.ceiling().doubleValue()});
                names.add(row.scenario());
            }
        }
        var idle = Chart.of("The idle NIC beside its budgets", Chart.Axis.named("from and to", names),
            Chart.Axis.of("time", "cycles").from(0, 250)).with("measured", Chart.Look.POINTS, reached, 11)
            .with("budget", Chart.Look.POINTS, budgets, 11);
        var levels = List.of("minimum", "50 %", "90 %", "99 %", "99.9 %", "maximum");
        var messages = Chart.of("From post to completion, with the queue full", Chart.Axis.named("of the messages", levels),
            Chart.Axis.log("time", "us"));
        var names2 = rows.stream().filter(row -> row.metric().startsWith(METRIC))
            .map(row -> String.valueOf(row.parameters().get("series"))).distinct().toList();
        for (var name : names2) {
            var points = new ArrayList<double[]>();
            for (var row : rows) {
                if (row.metric().startsWith(METRIC) && name.equals(row.parameters().get("series"))
                        && row.value().doubleValue() > 0) {
                    points.add(new double[] {points.size(), row.value().doubleValue()});
                }
            }
            messages = messages.with(name, Chart.Look.MARKED, points);
        }
        return List.of(idle, messages);
    }
}
