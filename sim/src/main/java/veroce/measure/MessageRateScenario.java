package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.bench.Figures;
import veroce.bench.RateBench;
import veroce.bench.RateBench.Kind;
import veroce.endpoint.Operation;
import veroce.report.Chart;
import veroce.report.Row;

/** Short messages of every kind per second. */
final class MessageRateScenario implements Scenario {
    private static final int BYTES = 64;
    /** As many as a work request holds. */
    private static final int INLINE = 28;
    /** One packet in four cycles of the scheduler, in millions per second. */
    private static final double SCHEDULER = RnicParameters.ALVEO_100G.clockKilohertz() / 4e3;
    /** Other ceilings: the wire at 64 bytes; Reads the scheduler of responses; atomics 16 in 400 cycles of memory. */
    private static final double WIRE = 75.31;
    private static final double READS = 35;
    private static final double ATOMICS = 12.89;
    private static final double ATOMICS_OF_ONE_WORD = 40.28;
    private static final double LEAST_READS = 20;
    private static final double LEAST_ATOMICS = 10;
    private static final double LEAST_OF_ONE_WORD = 15;
    /** A message is one of so many of its queue pair that are under way; more wait. */
    private static final String WHY_ONE = "32 messages of a queue pair are under way at most (K), and each waits for a"
        + " round trip of 2 us, two reads of host memory and its acknowledgement";

    private static final String WHY_ONE_ASKS = RnicParameters.ALVEO_100G.reads() + " Reads and atomics of a queue pair are"
        + " open at most, and each waits for a round trip of 2 us and the reads of host memory";

    /** One line of the chart. */
    private record Kinds(String name, Operation operation, int bytes, Kind kind, String metric, double least,
                         double ceiling) {}

    private static final List<Kinds> ALL = List.of(
        new Kinds("Write, 64 B", Operation.WRITE, BYTES, Kind.PLAIN, "writes_per_second", 0, WIRE),
        new Kinds("Write, 28 B inline", Operation.WRITE, INLINE, Kind.INLINE, "writes_per_second", 0, SCHEDULER),
        new Kinds("Write, 0 B", Operation.WRITE, BYTES, Kind.EMPTY, "writes_per_second", 0, SCHEDULER),
        new Kinds("Send, 64 B", Operation.SEND, BYTES, Kind.PLAIN, "sends_per_second", 0, SCHEDULER),
        new Kinds("Send, 28 B inline", Operation.SEND, INLINE, Kind.INLINE, "sends_per_second", 0, SCHEDULER),
        new Kinds("Send, 0 B", Operation.SEND, BYTES, Kind.EMPTY, "sends_per_second", 0, SCHEDULER),
        new Kinds("Read, 64 B", Operation.READ, BYTES, Kind.PLAIN, "reads_per_second", LEAST_READS, READS),
        new Kinds("fetch and add", Operation.FETCH_ADD, 8, Kind.PLAIN, "atomics_per_second", LEAST_ATOMICS, ATOMICS),
        new Kinds("fetch and add, one word", Operation.FETCH_ADD, 8, Kind.ONE_WORD, "atomics_per_second",
            LEAST_OF_ONE_WORD, ATOMICS_OF_ONE_WORD));

    @Override public String title() {
        return "message-rate";
    }

    @Override public String explains() {
        return "Sends and Writes of 64 bytes, of 28 inline and of none, Reads and atomics per second; one queue pair and"
            + " many";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 1 : 3;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var figures = new Figures();
        int messages = effort.of(20_000, 4_000);
        var pairs = effort.quick() ? List.of(1, 64) : List.of(1, 4, 16, 64);
        for (var kind : ALL) {
            var measured = new Figures();
            new RateBench(effort.engine(), kind.operation, kind.bytes, kind.kind, kind.metric, kind.least, kind.ceiling)
                .run(measured, pairs, messages, step -> progress.accept(kind.name + ", " + step));
            var rows = measured.rows();
            for (int i = 0; i < rows.size(); i++) {
                var row = rows.get(i);
                var told = row.named(kind.name + ", " + pairs.get(i) + (pairs.get(i) == 1 ? " queue pair" : " queue pairs"))
                    .with("series", kind.name).with("x", pairs.get(i));
                figures.addAll(Figures.of(List.of(pairs.get(i) > 1 ? told : told.with("because",
                    kind.operation.hasResponse() ? WHY_ONE_ASKS : WHY_ONE))));
            }
        }
        return figures;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var chart = Chart.of("Short messages per second", Chart.Axis.log("queue pairs", ""),
            Chart.Axis.log("rate", "million per second"));
        for (var kind : ALL) {
            var points = new ArrayList<double[]>();
            for (var row : rows) {
                if (kind.name.equals(row.parameters().get("series")) && row.parameters().get("x") instanceof Number x) {
                    points.add(new double[] {x.doubleValue(), row.value().doubleValue()});
                }
            }
            chart = chart.with(kind.name, Chart.Look.MARKED, points);
        }
        return List.of(chart);
    }
}
