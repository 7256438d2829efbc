package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import veroce.bench.Figures;
import veroce.bench.Jobs;
import veroce.endpoint.Time;
import veroce.fabric.FabricArm;
import veroce.fabric.FabricBench;
import veroce.fabric.FabricRun;
import veroce.fabric.FabricScenario;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.transfer.TransferTrace;

/** Many paths, paths that are gone for a while, and in a fabric paths that differ, with and without learning. */
final class PathsScenario implements Scenario {
    private static final List<Integer> COUNTS = List.of(1, 2, 4, 8, 16);
    private static final String GOODPUT = "goodput_percent_of_line";
    private static final String RECOVERY = "recovery_microseconds";
    private static final String IN_FABRIC = "%s, %s: time until there is as much as before";
    private static final String AT_NIC = "%d paths, one gone for 200 us";
    /** When a path is gone, and how long; and a spine of the fabric. */
    private static final long GONE = 200 * Time.MICROSECOND;
    private static final long AWAY = 200 * Time.MICROSECOND;
    private static final double SPINE_GONE = 200;
    /** A sender may need so long to take notice; what is stated holds for so many paths. */
    private static final long NOTICED = 100 * Time.MICROSECOND;
    private static final int STATED = 16;
    private static final double OF_THE_REST = 0.98;
    private static final double MOST_DEAD = 0.2;
    /** Paths one after the other; those that are learned, without and with congestion control. */
    private static final List<FabricArm> ARMS = List.of(FabricArm.NONE_ROTATING, FabricArm.NONE, FabricArm.NSM);
    private static final List<FabricScenario> BREAKS = List.of(FabricScenario.FAILED_SPINE, FabricScenario.LINK_FLAP);

    @Override public String title() {
        return "paths";
    }

    @Override public String explains() {
        return "1 to 16 paths at 1 % loss, of unequal delay and rate, and narrower than the line; one that is"
            + " gone for 200 us, and the time until as much arrives as before (the NIC takes paths in turn and"
            + " does not learn); in a fabric of references a spine of half the rate, one"
            + " that fails, and one that comes back after 500 us: paths in turn (none-rotating), learned (none), learned"
            + " with congestion control (nsm)";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 1.5 : 8;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        var traces = new ArrayList<TransferTrace>();
        for (int count : COUNTS) {
            var shape = effort.shape().paths(count, 2 * Time.MICROSECOND);
            moves.add(Move.of(count + " paths, 1 % loss", "1 % loss", count, effort.engine(), shape.harm(0.01, 1, 0),
                effort.of(12_000, 3_000)));
        }
        var gone = new ArrayList<Move>();
        for (int count : COUNTS.subList(1, COUNTS.size())) {
            int at = traces.size();
            traces.add(null);
            gone.add(Move.of(String.format(AT_NIC, count), "one gone for 200 us", count, effort.engine(),
                effort.shape().paths(count, 2 * Time.MICROSECOND), effort.of(4_000, 2_500)).harmed(transfer -> {
                    traces.set(at, transfer.trace());
                    long now = transfer.link().now();
                    transfer.toRight().outage(0, now + GONE, now + GONE + AWAY);
                }));
        }
        var figures = new Figures();
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            figures.add(moved.row(GOODPUT, moved.result().goodputPercent(), "%")
                .ceiling(Figures.rounded(moved.ceiling())));
            figures.add(moved.row("timeouts", moved.result().counter("timeouts"), "timeouts"));
        }
        var broken = Move.all(gone, effort.jobs(), progress);
        for (int i = 0; i < broken.size(); i++) {
            add(figures, broken.get(i), traces.get(i));
        }
        new UnevenPaths(effort, figures).run(progress);
        fabric(effort, figures, progress);
        return figures;
    }

    /** Times count from the first packet. */
    private static void add(Figures figures, Move.Moved moved, TransferTrace trace) {
        long start = trace.sent().getFirst().time;
        var outage = Outage.of(trace, start);
        double begin = GONE / (double) Time.MICROSECOND;
        double end = begin + AWAY / (double) Time.MICROSECOND;
        int count = moved.settings().paths();
        figures.add(outage.row(moved.move().name(), begin, Figures::rounded));
        double best = Wire.ceilingPercent(moved.settings());
        var meanwhile = Row.of(moved.move().name(), "goodput_while_gone", Figures.rounded(outage.meanwhile(begin, end)),
            "Gb/s").ceiling(Figures.rounded(best)).with("because", UnevenPaths.NO_LEARNING);
        var there = trace.sent().stream().filter(one -> one.time - start > GONE + NOTICED && one.time - start < GONE + AWAY)
            .toList();
        var dead = Row.of(moved.move().name(), "dead_path_percent", Figures.rounded(100.0 * there.stream()
            .filter(one -> one.path == 0).count() / there.size()), "% of packets").with("because", UnevenPaths.NO_LEARNING);
        if (count == STATED) {
            figures.atLeast(meanwhile, Figures.rounded(OF_THE_REST * best));
            figures.atMost(dead, MOST_DEAD);
        } else {
            figures.add(meanwhile);
            figures.add(dead);
        }
        figures.add(moved.row("timeouts", moved.result().counter("timeouts"), "timeouts"));
    }

    private static void fabric(Effort effort, Figures figures, Consumer<String> progress) {
        var fabric = effort.quick() ? FabricSettings.of(16, 4, 4, true, false) : FabricSettings.of(32, 8, 8, true, false);
        long bytes = effort.quick() ? 800 * 4096L : 0;
        try (var pool = new Jobs(effort.jobs())) {
            var waiting = new ArrayList<Supplier<Row>>();
            for (var scenario : BREAKS) {
                for (var arm : ARMS) {
                    waiting.add(pool.submit(() -> {
                        progress.accept(scenario.title() + ", " + arm.title());
                        var run = new FabricRun(fabric, scenario, arm.rules(fabric), HostNoise.NONE, bytes, effort.seed());
                        return Outage.of(run.trace()).row(String.format(IN_FABRIC, scenario.title(), arm.title()),
                            SPINE_GONE, Figures::rounded);
                    }));
                }
            }
            waiting.forEach(one -> figures.add(one.get()));
        }
        figures.addAll(new FabricBench(fabric, HostNoise.NONE, 1, List.of(FabricScenario.HALF_RATE), ARMS,
            List.of(effort.seed()), bytes, effort.jobs(), "./veroce fabric").run(progress));
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var time = Chart.Axis.of("time", "us");
        var charts = new ArrayList<Chart>();
        charts.add(Points.chart(Chart.of("Goodput against paths", Chart.Axis.of("paths", ""),
            Chart.Axis.of("goodput of the whole run", "% of line")), rows, GOODPUT));
        var nic = Chart.of("A path is gone from 200 to 400 us (the NIC, paths in turn)", time,
            Chart.Axis.of("arrives for the first time", "Gb/s").fromZero());
        for (int count : COUNTS) {
            nic = nic.with(count + " paths", Chart.Look.LINE, over(rows, String.format(AT_NIC, count)));
        }
        charts.add(nic);
        for (var scenario : BREAKS) {
            var chart = Chart.of("In a fabric: " + scenario.title() + ", from 200 us on", time,
                Chart.Axis.of("acknowledged, mean of 8 flows", "Gb/s").fromZero());
            for (var arm : ARMS) {
                chart = chart.with(arm.title(), Chart.Look.LINE,
                    over(rows, String.format(IN_FABRIC, scenario.title(), arm.title())));
            }
            charts.add(chart);
        }
        return charts;
    }

    private static List<double[]> over(List<Row> rows, String name) {
        var points = new ArrayList<double[]>();
        for (var row : rows) {
            if (row.scenario().equals(name) && row.metric().equals(RECOVERY)
                    && row.parameters().get("over_time") instanceof List<?> list) {
                for (var point : list) {
                    var pair = (List<?>) point;
                    points.add(new double[] {((Number) pair.get(0)).doubleValue(), ((Number) pair.get(1)).doubleValue()});
                }
            }
        }
        return points;
    }
}
