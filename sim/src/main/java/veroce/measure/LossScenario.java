package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.bench.GoodputBench;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.report.Table;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/** What loss of every kind costs, beside the ceiling and beside go-back-N. */
final class LossScenario implements Scenario {
    static final String GOODPUT = "goodput_percent_of_line";
    static final String STEADY = "steady_percent_of_line";
    private static final String RESENT = "retransmissions_percent";
    private static final String CEILING = "ceiling";
    private static final List<Double> WHOLE = List.of(0.0, 0.0001, 0.0003, 0.001, 0.003, 0.01, 0.02, 0.05);
    private static final List<Double> QUICK = List.of(0.001, 0.01, 0.05);
    private static final double BURST = 8;
    /** A SACK threshold of a quarter of the window: reordering over more packets is no loss yet. */
    private static final String WIDE = "threshold W/4";
    /** Two lines are told apart if they differ by so many points somewhere. */
    private static final double APART = 0.3;
    private static final String GO_BACK = "go-back-N: RoCEv2, one path";
    /** The axis of loss in percent, unless less is asked for. */
    private static final double LEAST = 0.01;
    private static final double MOST = 10;
    /** The rate of loss at which the middle of a run has a target. */
    private static final double HEAVY = 0.05;
    private static final double LEAST_AT_HEAVY = 92.3;
    private static final int STATED_WINDOW = 256;
    private static final int STATED_MTU = 4096;

    @Override public String title() {
        return "loss";
    }

    @Override public String explains() {
        return "goodput and retransmissions at 0 to 5 % loss: independent, bursty, of acknowledgements, trimming;"
            + " windows 64 to 256; go-back-N; Reads one way, both ways and against Writes";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 1.5 : 17;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var figures = new Figures();
        for (var moved : Move.all(moves(effort), effort.jobs(), progress)) {
            add(figures, moved);
        }
        if (effort.wish().losses() == null) { // who asks for a rate of loss asks for Writes, and does not want to wait
            new ReadLoss(effort, figures).run(progress);
        }
        return figures;
    }

    private List<Move> moves(Effort effort) {
        var moves = new ArrayList<Move>();
        var shape = effort.shape();
        int hardware = effort.of(30_000, 20_000);
        int model = modelPackets(effort);
        var losses = effort.wish().losses() != null ? effort.wish().losses() : effort.quick() ? QUICK : WHOLE;
        int packets = effort.engine() == Engine.REFERENCE ? model : hardware;
        for (double loss : losses) {
            moves.add(move("independent loss", loss, effort.engine(), shape.harm(loss, 1, 0), packets));
        }
        losses.forEach(loss -> moves.add(goBack(effort, loss)));
        for (double loss : effort.engine() == Engine.REFERENCE ? List.<Double>of() : losses) {
            moves.add(move("reference", loss, Engine.REFERENCE, shape.harm(loss, 1, 0), model));
        }
        for (double loss : losses) {
            moves.add(move(WIDE, loss, effort.engine(), shape.window(effort.window(), effort.window() / 4)
                .harm(loss, 1, 0), packets));
        }
        // Only the long run asks the NIC for what is beside the point.
        var rest = effort.isLong() ? effort.engine() : Engine.REFERENCE;
        int many = effort.isLong() ? packets : model;
        for (double loss : losses.stream().filter(rate -> rate > 0).toList()) {
            moves.add(move("bursts of 8", loss, rest, shape.harm(loss, BURST, 0), many));
            moves.add(move("trimming", loss, rest, shape.harm(0, 1, loss), many));
            moves.add(move("acknowledgements", loss, rest, shape, many).harmed(transfer ->
                transfer.toLeft().add(FaultRule.of(Fault.DROP).probability(loss))));
        }
        if (effort.wish().window() == null && effort.configuration().window() == STATED_WINDOW) {
            for (int window : new int[] {64, 128}) {
                for (double loss : losses) {
                    moves.add(move("window " + window, loss, rest, shape.window(window, 8).harm(loss, 1, 0), many));
                }
            }
        }
        return moves;
    }

    private static int modelPackets(Effort effort) {
        return effort.of(60_000, 20_000);
    }

    /** RoCEv2 over one path in order, as it has it: what does not suit it is not held against it. */
    static Move goBack(Effort effort, double loss) {
        var shape = effort.shape();
        return move(GO_BACK, loss, Engine.REFERENCE, shape.speaking(Profile.ROCE_V2)
            .window(TransferSettings.window(Profile.ROCE_V2, effort.window()), shape.sackThreshold()).paths(1, 0)
            .harm(loss, 1, 0), modelPackets(effort));
    }

    private static Move move(String series, double loss, Engine engine, Shape shape, int packets) {
        return Move.of(series + ", " + Table.percent(loss) + " %", series, 100 * loss, engine, shape, packets);
    }

    static void add(Figures figures, Move.Moved moved) {
        var result = moved.result();
        var settings = moved.settings();
        var goodput = moved.row(GOODPUT, result.goodputPercent(), "%").ceiling(Figures.rounded(moved.ceiling()));
        boolean stated = moved.move().series().equals("independent loss") && settings.mtu() == STATED_MTU
            && settings.window() == STATED_WINDOW && settings.operation() == Operation.WRITE
            && (settings.loss() <= 0.02 || settings.loss() == HEAVY) && moved.move().packets() >= 20_000;
        if (stated) {
            figures.atLeast(goodput, GoodputBench.leastOfWrites(settings.loss(), settings.ceilingPercent()));
        } else {
            figures.add(goodput);
        }
        if (result.steadyPercent() > 0) {
            var middle = moved.row(STEADY, result.steadyPercent(), "%");
            if (stated && settings.loss() == HEAVY) {
                figures.atLeast(middle, LEAST_AT_HEAVY);
            } else {
                figures.add(middle);
            }
        }
        if (moved.move().series().equals("independent loss")) {
            figures.add(moved.row("ceiling_percent_of_line", settings.ceilingPercent(), "%").with("series", CEILING));
        }
        figures.add(moved.row(RESENT, 100.0 * result.resends() * settings.mtu() / result.bytes(), "%"));
        figures.add(moved.row("timeouts", result.counter("timeouts"), "timeouts"));
    }

    private static boolean differ(List<double[]> one, List<double[]> other) {
        if (other == null || one.size() != other.size()) {
            return true;
        }
        for (int i = 0; i < one.size(); i++) {
            if (Math.abs(one.get(i)[1] - other.get(i)[1]) > APART) {
                return true;
            }
        }
        return false;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        // Runs of few messages have no middle.
        boolean middle = rows.stream().filter(row -> row.metric().equals(STEADY)).count()
            == rows.stream().filter(row -> row.metric().equals(GOODPUT)).count();
        var goodput = Points.bySeries(rows, middle ? STEADY : GOODPUT);
        var axis = "goodput " + (middle ? "in the middle of the run" : "of the whole run");
        double least = goodput.values().stream().flatMap(List::stream).mapToDouble(point -> point[0])
            .filter(point -> point > 0).min().orElse(LEAST);
        double most = goodput.values().stream().flatMap(List::stream).mapToDouble(point -> point[0]).max().orElse(MOST);
        var loss = Chart.Axis.log("loss", "%").from(Math.min(LEAST, least), Math.max(MOST, most));
        var back = Chart.of("Goodput against loss, beside go-back-N", loss,
            Chart.Axis.of(axis, "% of line").from(0, 100));
        var kinds = Chart.of("Goodput by kind of loss", loss, Chart.Axis.of(axis, "% of line"));
        var windows = Chart.of("Goodput by window", loss, Chart.Axis.of(axis, "% of line"));
        for (var series : goodput.entrySet()) {
            var name = series.getKey();
            var points = series.getValue().stream().filter(point -> point[0] > 0).toList();
            if (name.equals("independent loss") || name.equals(GO_BACK)) {
                back = back.with(name.equals("independent loss") ? "veroce" : name, Chart.Look.MARKED, points);
            }
            if (name.equals(WIDE) && differ(points, goodput.get("independent loss"))) {
                back = back.with("veroce, " + WIDE, Chart.Look.MARKED, points);
            }
            if (name.startsWith("window") || name.equals("independent loss")) {
                windows = windows.with(name.startsWith("window") ? name : "window of the configuration",
                    Chart.Look.MARKED, points);
            }
            if (!name.startsWith("window") && !name.equals(GO_BACK)) {
                kinds = kinds.with(name, Chart.Look.MARKED, points);
            }
        }
        var ceiling = Points.bySeries(rows, "ceiling_percent_of_line").getOrDefault(CEILING, List.of()).stream()
            .filter(point -> point[0] > 0).toList();
        var resent = Chart.of("Packets sent again", loss, Chart.Axis.log("sent again", "% of what had to be sent"));
        for (var series : Points.bySeries(rows, RESENT).entrySet()) {
            resent = resent.with(series.getKey(), Chart.Look.MARKED,
                series.getValue().stream().filter(point -> point[0] > 0 && point[1] > 0).toList());
        }
        return List.of(back.with(CEILING, Chart.Look.DASHED, ceiling), kinds.with(CEILING, Chart.Look.DASHED, ceiling),
            windows.with(CEILING, Chart.Look.DASHED, ceiling), resent, ReadLoss.chart(rows, loss));
    }
}
