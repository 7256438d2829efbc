package veroce.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import veroce.capture.Capture;
import veroce.report.Row;

/**
 * One capture through one front end with empty windows: the totals, the faults injected before, and whatever the
 * front end saw differently from the reference.
 */
public record CaptureRun(String scenario, Totals totals, long cycles, Injected injected, List<String> differences) {

    public CaptureRun {
        differences = List.copyOf(differences);
    }

    /** Impairs the capture, feeds it, and hands each result to {@code sink} as it comes. */
    public static CaptureRun of(String scenario, Impair.Result impaired, FrontEnd frontEnd,
                                FrontEndParameters parameters, Consumer<FrameResult> sink) {
        Totals totals = new Totals();
        Capture capture = impaired.capture();
        Comparison comparison = new Comparison(parameters, capture.frames());
        frontEnd.run(capture.frames(), totals.andThen(comparison).andThen(sink));
        return new CaptureRun(scenario, totals, frontEnd.cycles(), impaired.injected(), comparison.differences());
    }

    public boolean passed() {
        return differences.isEmpty();
    }

    /** The figures of the run for a report. */
    public List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        add(rows, "injected_reordered", injected.reordered());
        add(rows, "injected_duplicated", injected.duplicated());
        add(rows, "injected_lost", injected.lost());
        add(rows, "injected_flipped", injected.flipped());
        for (Map.Entry<String, Long> metric : totals.metrics(cycles).entrySet()) {
            add(rows, metric.getKey(), metric.getValue());
        }
        add(rows, "differences", differences.size());
        return rows;
    }

    private void add(List<Row> rows, String metric, long value) {
        rows.add(Row.of(scenario, metric, value, metric.equals("cycles") ? "cycles" : "frames"));
    }
}
