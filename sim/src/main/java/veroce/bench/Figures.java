package veroce.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import veroce.report.Row;
import veroce.report.Table;

/** The figures of a benchmark, each beside what it should reach. */
public final class Figures {
    private record Figure(Row row, Double target, boolean atLeast) {
        boolean isReached() {
            var value = row.value().doubleValue();
            return target == null || (atLeast ? value >= target : value <= target);
        }

        String demand() {
            return target == null ? "" : (atLeast ? ">= " : "<= ") + Table.number(target);
        }

        /** With what it should reach, for a report. */
        Row told() {
            return target == null ? row : row.with("demand", atLeast ? ">=" : "<=").with("met", isReached());
        }

        String verdict() {
            return target == null ? "" : isReached() ? "reached" : "missed";
        }
    }

    private final List<Figure> figures = new ArrayList<>();

    /** Figures that a report holds, with the targets that they have there. */
    public static Figures of(List<Row> rows) {
        var figures = new Figures();
        for (var row : rows) {
            boolean stated = row.parameters().get("target") instanceof Number;
            figures.figures.add(new Figure(row, stated ? ((Number) row.parameters().get("target")).doubleValue() : null,
                ">=".equals(row.parameters().get("demand"))));
        }
        return figures;
    }

    /** A figure without a target. */
    public void add(Row row) {
        figures.add(new Figure(row, null, false));
    }

    /** All of others, behind these. */
    public void addAll(Figures others) {
        figures.addAll(others.figures);
    }

    /** A figure that should not be above its target, which is also its ceiling. */
    public void atMost(Row row, double target) {
        figures.add(new Figure(row.ceiling(target).with("target", target), target, false));
    }

    /** A figure that should not be below its target. */
    public void atLeast(Row row, double target) {
        figures.add(new Figure(row.with("target", target), target, true));
    }

    /** The median of samples; spread and number are parameters. */
    public static Row median(String scenario, String metric, Samples samples, String unit) {
        return Row.of(scenario, metric, rounded(samples.median()), unit)
            .with("samples", samples.count())
            .with("lowest", rounded(samples.lowest()))
            .with("highest", rounded(samples.highest()));
    }

    /** Four significant digits: more is noise. */
    public static double rounded(double value) {
        return Double.parseDouble(String.format(Locale.ROOT, "%.3e", value));
    }

    public boolean allReached() {
        return figures.stream().allMatch(Figure::isReached);
    }

    public List<Row> rows() {
        return figures.stream().map(Figure::told).toList();
    }

    /** For people: value, target and ceiling side by side. */
    public Table table() {
        var table = new Table("scenario", "metric", "value", "unit", "lowest", "highest", "target", "ceiling", "");
        for (var figure : figures) {
            var row = figure.row();
            table.row(row.scenario(), row.metric(), row.value(), row.unit(), row.parameters().get("lowest"),
                row.parameters().get("highest"), figure.demand(), row.ceiling(), figure.verdict());
        }
        return table;
    }
}
