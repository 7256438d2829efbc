package veroce.bench;

import java.util.Arrays;

/** Repeated measurements of one thing; the median is the figure. */
public final class Samples {
    private double[] values = new double[0];

    public void add(double value) {
        values = Arrays.copyOf(values, values.length + 1);
        values[values.length - 1] = value;
    }

    public int count() {
        return values.length;
    }

    public double median() {
        if (values.length == 0) {
            throw new IllegalStateException("nothing was measured");
        }
        var sorted = values.clone();
        Arrays.sort(sorted);
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }

    public double lowest() {
        return Arrays.stream(values).min().orElseThrow();
    }

    public double highest() {
        return Arrays.stream(values).max().orElseThrow();
    }
}
