package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.bench.GoodputBench;
import veroce.endpoint.Operation;
import veroce.report.Chart;
import veroce.report.Row;
import veroce.report.Table;
import veroce.transfer.TransferSettings;

/** Long Reads under loss: one way, both ways, and on every other queue pair Writes whose bytes go the other way. */
final class ReadLoss {
    private static final String GOODPUT = "read_goodput_percent_of_line";
    private static final String MIDDLE = "read_steady_percent_of_line";
    private static final List<Double> WHOLE = List.of(0.0, 0.001, 0.01, 0.02, 0.05);
    private static final List<Double> QUICK = List.of(0.01);
    /** Sixteen of them are four windows of packets: one packet that comes late does not hold up all Reads. */
    private static final int BYTES = 262_144;
    /** Packets of a long run; what is stated is that of the middle, since start and tail of a short one weigh much. */
    private static final int LONG = 60_000;
    /** Enough messages for a middle. */
    private static final int MIDDLING = 16_000;
    private static final double MUCH = 0.02;
    private static final int STATED_MTU = 4096;
    private static final int STATED_WINDOW = 256;

    private enum Kind {
        ONE_WAY("Reads"), BOTH_WAYS("Reads both ways"), AGAINST_WRITES("Reads against Writes");

        private final String title;

        Kind(String title) {
            this.title = title;
        }
    }

    private final Effort effort;
    private final Figures figures;

    ReadLoss(Effort effort, Figures figures) {
        this.effort = effort;
        this.figures = figures;
    }

    void run(Consumer<String> progress) {
        var losses = effort.quick() ? QUICK : WHOLE;
        for (var kind : Kind.values()) {
            var moves = new ArrayList<Move>();
            for (double loss : losses) {
                var shape = effort.shape().operation(Operation.READ).messages(BYTES).harm(loss, 1, 0);
                var move = Move.of(kind.title + ", " + Table.percent(loss) + " %", kind.title, 100 * loss, effort.engine(),
                    kind == Kind.ONE_WAY ? shape : kind == Kind.BOTH_WAYS ? shape.bothWays()
                        : shape.bothWays().queuePairs(2), packets(loss));
                moves.add(kind == Kind.AGAINST_WRITES ? move.againstWrites() : move);
            }
            Move.all(moves, effort.jobs(), progress).forEach(moved -> add(kind, moved));
        }
    }

    /** Where much is lost one timeout is several percent of a short run, so only a quick one is short there. */
    private int packets(double loss) {
        return effort.quick() ? effort.of(LONG, 4_000) : loss >= MUCH ? effort.of(LONG, LONG) : effort.of(LONG, MIDDLING);
    }

    /** Without loss; of two lines that carry different packets the mean. */
    private static double best(Kind kind, TransferSettings settings) {
        double own = settings.ceilingPercent();
        return kind == Kind.AGAINST_WRITES ? (own + settings.withOperation(Operation.WRITE).ceilingPercent()) / 2 : own;
    }

    private void add(Kind kind, Move.Moved moved) {
        var settings = moved.settings();
        var result = moved.result();
        double clean = best(kind, settings.withNetwork(0, settings.seed()));
        double most = Figures.rounded(clean * (1 - result.lostShare()));
        var whole = moved.row(GOODPUT, result.goodputPercent(), "%").ceiling(most);
        var least = GoodputBench.leastOfReads().get(settings.loss());
        boolean stated = least != null && settings.mtu() == STATED_MTU && settings.window() == STATED_WINDOW;
        double wanted = stated ? Figures.rounded(least - settings.withOneWay().ceilingPercent() + best(kind, settings)) : 0;
        figures.add(whole);
        // When one of the two flows is done, what is left is not the middle of both.
        double middle = kind == Kind.AGAINST_WRITES ? result.togetherPercent() : result.steadyPercent();
        if (middle > 0) {
            add(stated, moved.row(MIDDLE, middle, "%").ceiling(Figures.rounded(best(kind, settings))), wanted);
        }
    }

    private void add(boolean stated, Row row, double wanted) {
        if (stated) {
            figures.atLeast(row, wanted);
        } else {
            figures.add(row);
        }
    }

    static Chart chart(List<Row> rows, Chart.Axis loss) {
        return Points.chart(Chart.of("Reads under loss, the middle of the run", loss, Chart.Axis.of("goodput", "% of line")),
            rows.stream().filter(row -> row.parameters().get("x") instanceof Number x && x.doubleValue() > 0).toList(),
            MIDDLE);
    }
}
