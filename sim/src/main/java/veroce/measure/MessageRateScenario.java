package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.bench.RateBench;
import veroce.endpoint.Operation;
import veroce.report.Chart;
import veroce.report.Row;

/** Short messages of every kind per second. */
final class MessageRateScenario implements Scenario {
    private static final int BYTES = 64;
    /** Ceilings in millions per second: the wire; Reads the scheduler; atomics 16 in 400 cycles of memory. */
    private static final double WRITES = 75.31;
    private static final double SENDS = 81.17;
    private static final double READS = 35;
    private static final double ATOMICS = 12.89;
    private static final double ATOMICS_OF_ONE_WORD = 40.28;
    private static final double LEAST_READS = 20;
    private static final double LEAST_ATOMICS = 10;
    private static final double LEAST_OF_ONE_WORD = 15;
    private static final Map<String, String> NAMES = Map.of("writes_per_second", "Write, 64 B", "sends_per_second",
        "Send, 64 B", "reads_per_second", "Read, 64 B", "atomics_per_second", "fetch and add");

    @Override public String title() {
        return "message-rate";
    }

    @Override public String explains() {
        return "Sends, Writes and Reads of 64 bytes and atomics per second, one and many queue pairs";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.8 : 3;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var figures = new Figures();
        int messages = effort.of(20_000, 4_000);
        var pairs = effort.quick() ? List.of(1, 64) : List.of(1, 4, 16, 64);
        var engine = effort.engine();
        new RateBench(engine, Operation.WRITE, BYTES, false, "writes_per_second", 0, WRITES)
            .run(figures, pairs, messages, step -> progress.accept("Write, " + step));
        new RateBench(engine, Operation.SEND, BYTES, false, "sends_per_second", 0, SENDS)
            .run(figures, pairs, messages, step -> progress.accept("Send, " + step));
        new RateBench(engine, Operation.READ, BYTES, false, "reads_per_second", LEAST_READS, READS)
            .run(figures, pairs, messages, step -> progress.accept("Read, " + step));
        new RateBench(engine, Operation.FETCH_ADD, 8, false, "atomics_per_second", LEAST_ATOMICS, ATOMICS)
            .run(figures, pairs, messages, step -> progress.accept("fetch and add, " + step));
        new RateBench(engine, Operation.FETCH_ADD, 8, true, "atomics_per_second", LEAST_OF_ONE_WORD, ATOMICS_OF_ONE_WORD)
            .run(figures, pairs, messages, step -> progress.accept("fetch and add, " + step));
        return figures;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var chart = Chart.of("Short messages per second", Chart.Axis.log("queue pairs", ""),
            Chart.Axis.log("rate", "million per second"));
        for (boolean oneWord : new boolean[] {false, true}) {
            for (var metric : List.of("writes_per_second", "sends_per_second", "reads_per_second", "atomics_per_second")) {
                var points = new ArrayList<double[]>();
                for (var row : rows) {
                    var words = row.scenario().split("[ ,]+");
                    if (row.metric().equals(metric) && row.scenario().contains("one word") == oneWord) {
                        points.add(new double[] {Integer.parseInt(words[2]), row.value().doubleValue()});
                    }
                }
                chart = chart.with(NAMES.get(metric) + (oneWord ? ", one word" : ""), Chart.Look.MARKED, points);
            }
        }
        return List.of(chart);
    }
}
