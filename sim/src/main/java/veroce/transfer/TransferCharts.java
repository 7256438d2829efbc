package veroce.transfer;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.Time;
import veroce.report.Chart;
import veroce.report.Chart.Axis;
import veroce.report.Chart.Look;

/** What a transfer from left to right looked like: every packet of a moment, throughput over time, and its paths. */
public final class TransferCharts {
    /** How much of the middle is shown packet by packet, and how much of it before the first loss. */
    private static final long MOMENT = 40 * Time.MICROSECOND;
    private static final long BEFORE = 4 * Time.MICROSECOND;
    /** Microseconds between marks on its axis. */
    private static final double TICK = 5;
    /** Of a line of throughput. */
    private static final int STEPS = 40;

    private final TransferSettings settings;
    private final TransferTrace trace;
    private final List<long[]> completions;
    private final long start;
    private final long end;

    private TransferCharts(TransferSettings settings, TransferTrace trace, List<long[]> completions) {
        this.settings = settings;
        this.trace = trace;
        this.completions = completions;
        start = trace.sent().getFirst().time;
        end = trace.sent().getLast().time;
    }

    /** The charts; none of a transfer that has sent nothing. */
    public static List<Chart> of(TransferSettings settings, TransferTrace trace, List<long[]> completions) {
        if (trace.sent().isEmpty() || trace.sent().getFirst().time == trace.sent().getLast().time) {
            return List.of();
        }
        var charts = new TransferCharts(settings, trace, completions);
        return List.of(charts.moment(), charts.throughput(), charts.paths());
    }

    private double microseconds(long time) {
        return Math.round((time - start) / (double) Time.MICROSECOND * 1000) / 1000.0;
    }

    /** From a little before the first packet that is lost in the second half of the run; without loss its middle. */
    private Chart moment() {
        long middle = (start + end) / 2;
        long loss = trace.sent().stream().filter(one -> one.isLost() && one.time >= middle).mapToLong(one -> one.time)
            .findFirst().orElse(middle);
        long from = Math.max(start, loss - BEFORE);
        long until = from + MOMENT;
        var first = new ArrayList<double[]>();
        var lost = new ArrayList<double[]>();
        var again = new ArrayList<double[]>();
        for (var one : trace.sent()) {
            if (one.time >= from && one.time < until) {
                var point = new double[] {microseconds(one.time), one.psn};
                (one.again ? again : first).add(point);
                if (one.isLost()) {
                    lost.add(point);
                }
            }
        }
        var sacks = trace.sacks().stream().filter(sack -> sack.time() >= from && sack.time() < until)
            .map(sack -> new double[] {microseconds(sack.time()), sack.psn()}).toList();
        var done = completions.stream().filter(one -> one[0] >= from && one[0] < until)
            .map(one -> new double[] {microseconds(one[0]), Math.ceil((double) one[1] / settings.mtu()) - 1}).toList();
        return Chart.of("Every packet of " + MOMENT / Time.MICROSECOND + " us", Axis.of("time", "us").from(
                Math.floor(microseconds(from) / TICK) * TICK, Math.ceil(microseconds(until) / TICK) * TICK), Axis.of("sequence number", "packets"))
            .with("sent", Look.POINTS, first, 4).with("sent again", Look.POINTS, again, 9)
            .with("SACK: first one missing", Look.POINTS, sacks, 6).with("lost", Look.POINTS, lost, 8)
            .with("message completed", Look.POINTS, done, 10);
    }

    private long step() {
        return (end - start) / STEPS + 1;
    }

    private Chart throughput() {
        var bytes = new double[STEPS];
        var seen = new java.util.BitSet();
        trace.sent().stream().filter(one -> !one.isLost() && one.arrived < end)
            .sorted(java.util.Comparator.comparingLong(one -> one.arrived)).forEach(one -> {
                if (!seen.get((int) one.psn)) {
                    seen.set((int) one.psn);
                    bytes[(int) ((one.arrived - start) / step())] += one.payload;
                }
            });
        var again = new double[STEPS];
        trace.sent().stream().filter(one -> one.again).forEach(one ->
            again[(int) ((one.time - start) / step())] += one.payload);
        double ceiling = settings.ceilingPercent() * settings.gigabitsPerSecond() / 100;
        var edges = List.of(new double[] {0, ceiling}, new double[] {100 * Math.ceil(microseconds(end) / 100), ceiling});
        return Chart.of("Throughput over the run", Axis.of("time", "us").from(0, 100 * Math.ceil(microseconds(end) / 100)),
                Axis.of("payload", "Gb/s").from(0, settings.gigabitsPerSecond()))
            .with("arrived for the first time", Look.LINE, rates(bytes)).with("sent again", Look.LINE, rates(again))
            .with("ceiling at this loss", Look.DASHED, edges);
    }

    private Chart paths() {
        var chart = Chart.of("Sent on each path", Axis.of("time", "us").from(0, 100 * Math.ceil(microseconds(end) / 100)),
            Axis.of("payload", "Gb/s"));
        for (int path = 0; path < settings.paths(); path++) {
            var bytes = new double[STEPS];
            for (var one : trace.sent()) {
                if (Math.floorMod(one.path, settings.paths()) == path) {
                    bytes[(int) ((one.time - start) / step())] += one.payload;
                }
            }
            chart = chart.with("path " + path, Look.LINE, rates(bytes));
        }
        return chart;
    }

    /** Gb/s in the middle of each step. */
    private List<double[]> rates(double... bytes) {
        var points = new ArrayList<double[]>();
        for (int i = 0; i < bytes.length; i++) {
            double rate = bytes[i] * 8 / (step() / (double) Time.NANOSECOND);
            points.add(new double[] {microseconds(start + i * step() + step() / 2), Math.round(rate * 100) / 100.0});
        }
        return points;
    }
}
