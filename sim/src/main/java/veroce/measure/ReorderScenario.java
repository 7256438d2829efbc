package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.endpoint.Time;
import veroce.report.Chart;
import veroce.report.Row;

/** What reordering costs, and what is sent again although nothing is lost. */
final class ReorderScenario implements Scenario {
    private static final List<Integer> DEPTHS = List.of(0, 1, 2, 4, 8, 16);
    private static final List<Integer> QUICK = List.of(0, 2, 8);
    private static final String GOODPUT = "goodput_percent_of_line";
    private static final String SPURIOUS = "spurious_retransmissions_percent";

    @Override public String title() {
        return "reorder";
    }

    @Override public String explains() {
        return "goodput against depth of reordering and SACK threshold; packets sent again although none is lost";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.3 : 4;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        for (int threshold : effort.quick() ? List.of(8, 64) : List.of(2, 8, 32, 64)) {
            if (threshold > effort.window() / 2) {
                continue; // a window that small has no room for it
            }
            for (int depth : effort.quick() ? QUICK : DEPTHS) {
                var series = "threshold " + threshold;
                moves.add(Move.of(series + ", up to " + depth + " us", series, depth, effort.engine(), effort.shape()
                    .window(effort.window(), threshold).paths(effort.paths(), depth * Time.MICROSECOND),
                    effort.of(15_000, 3_000)));
            }
        }
        var figures = new Figures();
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            figures.add(moved.row(GOODPUT, moved.result().goodputPercent(), "%")
                .ceiling(Figures.rounded(moved.ceiling())));
            figures.add(moved.row(SPURIOUS, 100.0 * moved.result().resends() * moved.settings().mtu()
                / moved.result().bytes(), "%"));
        }
        return figures;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var depth = Chart.Axis.of("packets wait up to so much longer", "us");
        return List.of(Points.chart(Chart.of("Goodput against reordering", depth, Chart.Axis.of("goodput", "% of line")),
                rows, GOODPUT),
            Points.chart(Chart.of("Sent again although nothing is lost", depth,
                Chart.Axis.of("sent again", "% of packets")), rows, SPURIOUS));
    }
}
