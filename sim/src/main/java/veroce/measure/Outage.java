package veroce.measure;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import veroce.bench.Figures;
import veroce.endpoint.Time;
import veroce.fabric.FabricTrace;
import veroce.report.Row;
import veroce.transfer.TransferTrace;

/**
 * What arrives over time while a path is gone, and how long it takes until as much arrives as before.
 *
 * @param times in microseconds since the beginning
 * @param rates in Gb/s
 */
record Outage(List<Double> times, List<Double> rates) {
    /** Of a transfer: what arrives for the first time, in steps of so long. */
    private static final long STEP = 5 * Time.MICROSECOND;
    /** Of what there was before: that much is as good as before. */
    private static final double RECOVERED = 0.95;
    /** Points of a chart at most. */
    private static final int POINTS = 120;
    /** Microseconds over which it must be as good. */
    private static final double OVER = 20;

    /** What a transfer shows from a time on. */
    static Outage of(TransferTrace trace, long from) {
        var arrived = trace.sent().stream().filter(one -> !one.isLost()).sorted(Comparator.comparingLong(one ->
            one.arrived)).toList();
        long end = arrived.getLast().arrived;
        var bytes = new double[(int) ((end - from) / STEP) + 1];
        var seen = new BitSet();
        for (var one : arrived) {
            if (!seen.get((int) one.psn)) {
                seen.set((int) one.psn);
                bytes[(int) (Math.max(0, one.arrived - from) / STEP)] += one.payload;
            }
        }
        var times = new ArrayList<Double>();
        var rates = new ArrayList<Double>();
        for (int i = 0; i < bytes.length - 1; i++) { // the last one is not whole
            times.add((i + 0.5) * STEP / Time.MICROSECOND);
            rates.add(bytes[i] * 8 / (STEP / (double) Time.NANOSECOND));
        }
        return new Outage(times, rates);
    }

    /** What some flows of a fabric show together. */
    static Outage of(FabricTrace trace) {
        var times = new ArrayList<Double>();
        var rates = new ArrayList<Double>();
        var curves = trace.rates();
        double[] at = trace.times();
        for (int i = 0; i < at.length; i++) {
            int sample = i;
            double sum = curves.stream().mapToDouble(curve -> curve.values()[sample]).sum() / curves.size();
            if (!Double.isNaN(sum)) {
                times.add(at[i]);
                rates.add(sum);
            }
        }
        return new Outage(times, rates);
    }

    private double mean(double from, double to, double otherwise) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < times.size(); i++) {
            if (times.get(i) >= from && times.get(i) < to) {
                sum += rates.get(i);
                count++;
            }
        }
        return count == 0 ? otherwise : sum / count;
    }

    /** Gb/s while it is gone, behind what takes notice of it. */
    double meanwhile(double gone, double back) {
        return mean(gone + (back - gone) / 4, back, 0);
    }

    /**
     * From when it is gone until there is as much as before; 0 if there always is, negative if that never comes. That less
     * arrives when messages end is no fall: it is never as much again.
     */
    double recovery(double gone) {
        double enough = RECOVERED * mean(gone / 2, gone, 0);
        boolean isOver = true;
        double recovered = -1;
        for (int i = times.size() - 1; i >= 0 && times.get(i) >= gone; i--) {
            boolean good = mean(times.get(i), times.get(i) + OVER, 0) >= enough;
            if (good) {
                isOver = false;
                recovered = 0;
            } else if (!isOver) {
                return firstAfterFall(gone, enough);
            }
        }
        return recovered;
    }

    private double firstAfterFall(double gone, double enough) {
        boolean fell = false;
        for (double time : times) {
            if (time >= gone) {
                boolean good = mean(time, time + OVER, 0) >= enough;
                if (fell && good) {
                    return time - gone;
                }
                fell |= !good;
            }
        }
        return -1;
    }

    /** As a row: time to recover, with what happened over time. */
    Row row(String name, double gone, DoubleUnaryOperator rounding) {
        double recovery = recovery(gone);
        double end = times.getLast();
        return Row.of(name, "recovery_microseconds", Figures.rounded(recovery < 0 ? end - gone : recovery), "us")
            .with("because", recovery < 0 ? "it does not, until the end of the run" : "")
            .with("over_time", points(rounding));
    }

    private List<List<Double>> points(DoubleUnaryOperator rounding) {
        var points = new ArrayList<List<Double>>();
        int step = Math.max(1, times.size() / POINTS);
        for (int i = 0; i < times.size(); i += step) {
            points.add(List.of(times.get(i), rounding.applyAsDouble(rates.get(i))));
        }
        return points;
    }
}
