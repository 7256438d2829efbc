package veroce.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A plot, whatever draws it: {@link ChartPage} on a page, {@link Picture} as SVG. Series keep their order, which decides
 * their colours and symbols.
 */
public record Chart(String title, Axis x, Axis y, List<Series> series) {
    /** How an axis is divided. */
    public enum Scale { LINEAR, LOG }

    /** How a series is shown: a line, a line with its points marked, points alone, a dashed line for a bound. */
    public enum Look { LINE, MARKED, POINTS, DASHED }

    /**
     * One axis.
     *
     * @param unit       shown behind the name, or empty
     * @param least      where it begins, or null for where the values do; {@code most} likewise
     * @param categories names of the places 0, 1, ... on it, or null for an axis of numbers
     */
    public record Axis(String name, String unit, Scale scale, Double least, Double most, List<String> categories) {
        /** Of numbers, as far as they reach. */
        public static Axis of(String name, String unit) {
            return new Axis(name, unit, Scale.LINEAR, null, null, null);
        }

        /** Of numbers above 0, by their logarithm. */
        public static Axis log(String name, String unit) {
            return new Axis(name, unit, Scale.LOG, null, null, null);
        }

        /** Of names, in this order. */
        public static Axis named(String name, List<String> categories) {
            return new Axis(name, "", Scale.LINEAR, null, null, List.copyOf(categories));
        }

        /** From 0 as far as the values reach. */
        public Axis fromZero() {
            return new Axis(name, unit, scale, 0.0, most, categories);
        }

        /** From one number to another. */
        public Axis from(double first, double last) {
            return new Axis(name, unit, scale, first, last, categories);
        }
    }

    /**
     * Values of one kind.
     *
     * @param points pairs of x and y
     * @param size   of each point in pixels, where points stand alone
     */
    public record Series(String name, Look look, List<double[]> points, int size) {}

    public Chart {
        series = List.copyOf(series);
    }

    public static Chart of(String title, Axis x, Axis y) {
        return new Chart(title, x, y, List.of());
    }

    /** With one more series, unless it has no points. */
    public Chart with(String name, Look look, List<double[]> points) {
        return with(name, look, points, 4);
    }

    public Chart with(String name, Look look, List<double[]> points, int size) {
        if (points.isEmpty()) {
            return this;
        }
        points.forEach(point -> demandFinite(name, point));
        var more = new ArrayList<>(series);
        more.add(new Series(name, look, List.copyOf(points), size));
        return new Chart(title, x, y, more);
    }

    private void demandFinite(String name, double... point) {
        boolean logarithm = x.scale() == Scale.LOG && point[0] <= 0 || y.scale() == Scale.LOG && point[1] <= 0;
        if (point.length != 2 || !Double.isFinite(point[0]) || !Double.isFinite(point[1]) || logarithm) {
            throw new IllegalArgumentException("chart '" + title + "', series '" + name + "': the point "
                + java.util.Arrays.toString(point) + " cannot be drawn"
                + (logarithm ? ": an axis by logarithm has numbers above 0 only; leave it out" : ""));
        }
    }
}
