package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.endpoint.Operation;
import veroce.report.Chart;
import veroce.report.Row;

/** How much of the line is used by message size, by operation, by PMTU, one way and both. */
final class BandwidthScenario implements Scenario {
    private static final List<Integer> WHOLE = List.of(64, 256, 1024, 4096, 16_384, 65_536, 262_144, 1 << 20, 1 << 22,
        1 << 24);
    private static final List<Integer> QUICK = List.of(64, 1024, 4096, 65_536);
    private static final List<Integer> PMTUS = List.of(256, 512, 1024, 2048, 4096);
    private static final String BY_SIZE = "goodput_by_size";
    private static final String BY_PMTU = "goodput_by_pmtu";
    private static final int QUEUE_PAIRS = 4;

    @Override public String title() {
        return "bandwidth";
    }

    @Override public String explains() {
        return "goodput by message size, operation and PMTU, one way and both, beside what the wire can carry";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 1 : 8;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var bySize = new ArrayList<Move>();
        var sizes = effort.quick() ? QUICK : WHOLE;
        var shape = effort.shape().paths(effort.paths(), 0).queuePairs(QUEUE_PAIRS);
        for (var operation : List.of(Operation.WRITE, Operation.SEND, Operation.READ)) {
            for (int size : sizes) {
                bySize.add(bySize(effort, shape.operation(operation).messages(size), name(operation), size, sizes));
            }
        }
        for (int size : sizes) {
            bySize.add(bySize(effort, shape.messages(size).bothWays(), "write, both ways", size, sizes));
        }
        var byPmtu = new ArrayList<Move>();
        for (int pmtu : PMTUS) {
            byPmtu.add(Move.of("Writes of 64 KiB, PMTU " + pmtu, "write", PMTUS.indexOf(pmtu), effort.engine(),
                shape.mtu(pmtu), effort.of(12_000, 3_000)));
        }
        var figures = new Figures();
        Move.all(bySize, effort.jobs(), progress).forEach(moved -> figures.add(row(BY_SIZE, moved)));
        Move.all(byPmtu, effort.jobs(), progress).forEach(moved -> figures.add(row(BY_PMTU, moved)));
        return figures;
    }

    private static String name(Operation operation) {
        return operation.name().toLowerCase(Locale.ROOT);
    }

    private static Move bySize(Effort effort, Shape shape, String series, int size, List<Integer> sizes) {
        int packetsOfEach = Math.ceilDiv(size, shape.mtu());
        int packets = Math.max(effort.of(12_000, 2_500), (effort.quick() ? 1 : 4) * packetsOfEach);
        return Move.of(series + ", messages of " + Points.size(size), series, sizes.indexOf(size), effort.engine(),
            shape, packets);
    }

    /** Of the middle of the run, where there are messages enough. */
    private static Row row(String metric, Move.Moved moved) {
        return moved.row(metric, moved.steadyAtLeast(), "% of line")
            .ceiling(Figures.rounded(Wire.ceilingPercent(moved.settings()))).with("bytes",
                moved.settings().messageBytes()).with("pmtu", moved.settings().mtu());
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var sizes = new ArrayList<String>();
        for (var row : rows) {
            if (row.metric().equals(BY_SIZE)) {
                var size = Points.size(((Number) row.parameters().get("bytes")).intValue());
                if (!sizes.contains(size)) {
                    sizes.add(size);
                }
            }
        }
        var goodput = Chart.Axis.of("goodput", "% of line").from(0, 100);
        var bySize = Points.chart(Chart.of("Goodput by message size", Chart.Axis.named("message", sizes), goodput), rows,
            BY_SIZE).with("ceiling of Writes", Chart.Look.DASHED, Points.ceilings(rows, BY_SIZE, "write"));
        var pmtus = PMTUS.stream().map(Points::size).toList();
        var byPmtu = Points.chart(Chart.of("Goodput by PMTU", Chart.Axis.named("PMTU", pmtus), goodput), rows, BY_PMTU)
            .with("ceiling", Chart.Look.DASHED, Points.ceilings(rows, BY_PMTU, "write"));
        return List.of(bySize, byPmtu);
    }
}
