package veroce.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.endpoint.Time;
import veroce.report.Chart;
import veroce.report.Row;

/**
 * How many packets per cycle the whole way takes from doorbell to memory, on a line that is faster than the NIC: one queue
 * pair and many.
 */
final class PacketRateScenario implements Scenario {
    private static final List<Integer> WHOLE = List.of(64, 128, 256, 512, 1024, 2048, 4096);
    private static final List<Integer> QUICK = List.of(64, 1024);
    private static final String RATE = "packets_per_cycle";
    private static final String MILLIONS = "million_packets_per_second";
    private static final int FAST = 800;
    /** The scheduler begins one packet in so many cycles. */
    private static final double CYCLES = 4;
    /** Short Writes that the line carries at 100 Gb/s, in millions per second (issue 8). */
    private static final double WANTED = 75.3;

    @Override public String title() {
        return "packet-rate";
    }

    @Override public String explains() {
        return "packets per cycle and Mpps from doorbell to memory for every size, on a line faster than the NIC: one"
            + " queue pair and many";
    }

    @Override public double minutes(boolean quick) {
        return quick ? 0.5 : 2;
    }

    @Override public Figures run(Effort effort, Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        var sizes = effort.quick() ? QUICK : WHOLE;
        int many = Math.min(64, effort.configuration().queuePairs());
        for (int pairs : new int[] {1, many}) {
            for (int size : sizes) {
                var series = pairs == 1 ? "one queue pair" : pairs + " queue pairs";
                moves.add(Move.of("Writes of " + Points.size(size) + ", " + series, series, size, effort.engine(),
                    effort.shape().paths(effort.paths(), 0).messages(size).queuePairs(pairs)
                        .line(FAST, 2 * Time.MICROSECOND), effort.of(20_000, 6_000)));
            }
        }
        var figures = new Figures();
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            int size = moved.settings().messageBytes();
            double megahertz = effort.configuration().clockKilohertz() / 1000.0;
            double millions = moved.steadyAtLeast() / 100 * FAST * 1e3 / (8.0 * size);
            double most = Math.min(Wire.millions(moved.settings()), megahertz / Math.max(CYCLES,
                Math.ceilDiv(size, effort.configuration().bytes())));
            figures.add(moved.row(RATE, millions / megahertz, "packets").ceiling(Figures.rounded(most / megahertz)));
            var row = moved.row(MILLIONS, millions, "Mpps").ceiling(Figures.rounded(most));
            if (size == 64 && moved.settings().queuePairs() > 1 && most > WANTED) {
                figures.atLeast(row, WANTED);
            } else {
                figures.add(row);
            }
        }
        return figures;
    }

    @Override public List<Chart> charts(List<Row> rows) {
        var chart = Points.chart(Chart.of("Packets from doorbell to memory", Chart.Axis.log("payload of a packet", "bytes"),
            Chart.Axis.of("rate", "million packets per second")), rows, MILLIONS);
        return List.of(chart.with("ceiling", Chart.Look.DASHED, Points.ceilings(rows, MILLIONS, "one queue pair")));
    }
}
