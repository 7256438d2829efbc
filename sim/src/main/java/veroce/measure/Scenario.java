package veroce.measure;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.report.Chart;
import veroce.report.Row;

/** One kind of measurement. */
public interface Scenario {
    /** As commands and reports call it. */
    String title();

    /** What it tells, in a sentence. */
    String explains();

    /** How many minutes it takes about, alone on two quiet processors. */
    double minutes(boolean quick);

    /** Whether it measures real time, so that nothing else should run meanwhile. */
    default boolean isTimed() {
        return false;
    }

    /** Measures, and tells what it is doing. */
    Figures run(Effort effort, Consumer<String> progress) throws IOException;

    /** What its figures look like; of none there are no charts. */
    List<Chart> charts(List<Row> rows);
}
