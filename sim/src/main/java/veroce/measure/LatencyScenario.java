package veroce.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import rnic.protocol.RnicParameters;
import veroce.bench.Figures;
import veroce.bench.Jobs;
import veroce.bench.LatencyBench;
import veroce.bench.MessageProbe;
import veroce.bench.MessageProbe.Part;
import veroce.endpoint.Operation;
import veroce.nic.HostBus;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.simulate.Engine;

/** How long things take: the budgets of the idle NIC in cycles, and single messages, alone and beside a full line. */
final class LatencyScenario implements Scenario {
    private static final String METRIC = "message_cycles";
    private static final List<Operation> OPERATIONS = List.of(Operation.WRITE, Operation.SEND, Operation.READ,
        Operation.FETCH_ADD);
    /** Percentiles as reports call them, and as people do. */
    private static final Map<String, Double> LEVELS = new LinkedHashMap<>();

    static {
        LEVELS.put("min", 0.0);
        LEVELS.put("p50", 50.0);
        LEVELS.put("p99", 99.0);
        LEVELS.put("p99.9", 99.9);
    }

    /** Under what a message is measured; {@code memory} in cycles from a read to its data. */
    private record State(String name, HostBus.Timing timing, boolean loaded) {}

    private static final List<State> STATES = List.of(new State("idle", HostBus.Timing.PCIE, false),
        new State("idle, memory at once", HostBus.Timing.QUICK, false),
        new State("line full", HostBus.Timing.PCIE, true));

    @Override public String title() {
        return "latency";
    }

    @Override public String explains() {
        return "cycles and ns of the idle NIC beside their budgets, memory apart; percentiles of single messages from post"
            + " to wire, wire to memory, memory to completion and end to end without the wire, Reads and atomics as round"
            + " trips; alone, with memory that answers at once (20 cycles instead of 300), and beside a full line";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.7 : 10;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) throws IOException {
        var figures = new Figures();
        progress.accept("the idle NIC");
        figures.addAll(new LatencyBench(effort.configuration()).run());
        if (effort.configuration() == RnicParameters.ALVEO_100G) {
            LatencyBench.read(effort.configuration(), figures);
        }
        if (effort.engine() == Engine.REFERENCE) {
            return figures;
        }
        int loaded = effort.of(6_000, 50);
        int idle = effort.of(600, 50); // one is as the other
        try (var pool = new Jobs(effort.jobs())) {
            var waiting = new ArrayList<Supplier<List<Row>>>();
            for (var state : STATES) {
                for (var operation : OPERATIONS) {
                    waiting.add(pool.submit(() -> {
                        progress.accept(name(operation) + ", " + state.name);
                        return measure(effort, operation, state, state.loaded ? loaded : idle);
                    }));
                }
            }
            waiting.forEach(one -> one.get().forEach(figures::add));
        }
        return figures;
    }

    private static String name(Operation operation) {
        return operation.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static List<Row> measure(Effort effort, Operation operation, State state, int messages) {
        var rows = new ArrayList<Row>();
        try (var probe = new MessageProbe(effort.configuration(), state.timing, operation, state.loaded, effort.seed())) {
            var cycles = probe.run(messages);
            for (var part : Part.values()) {
                var series = name(operation) + ", " + state.name;
                for (var level : LEVELS.entrySet()) {
                    double value = at(cycles.get(part), level.getValue());
                    rows.add(Row.of(series + ": " + part.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                            METRIC + "." + level.getKey(), value, "cycles")
                        .with("ns", Figures.rounded(value * 1e6 / effort.configuration().clockKilohertz()))
                        .with("series", series).with("messages", messages));
                }
            }
        }
        return rows;
    }

    /** Of sorted values the one that so many percent do not exceed. */
    private static double at(double[] sorted, double percent) {
        return sorted[Math.max(0, (int) Math.ceil(sorted.length * percent / 100) - 1)];
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
        var levels = List.of("minimum", "50 %", "99 %", "99.9 %");
        var charts = new ArrayList<>(List.of(idle));
        for (var state : STATES) {
            var chart = Chart.of("Post to completion without the wire: " + state.name,
                Chart.Axis.named("of the messages", levels), Chart.Axis.of("time", "cycles").fromZero());
            for (var operation : OPERATIONS) {
                var series = name(operation) + ", " + state.name;
                var points = new ArrayList<double[]>();
                for (var row : rows) {
                    if (series.equals(row.parameters().get("series")) && row.scenario().endsWith(": end to end")) {
                        points.add(new double[] {points.size(), row.value().doubleValue()});
                    }
                }
                chart = chart.with(name(operation), Chart.Look.MARKED, points);
            }
            charts.add(chart);
        }
        return charts;
    }
}
