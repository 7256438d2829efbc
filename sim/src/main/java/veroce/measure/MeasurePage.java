package veroce.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import veroce.report.ChartPage;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;

/** A report of measurements as one page, with plots, a table below them, and how to repeat it all. */
public final class MeasurePage {
    private MeasurePage() {}

    /**
     * Writes it.
     *
     * @param command that made it
     */
    public static void write(Report report, String verdict, String command, Path file) throws IOException {
        var page = new ChartPage("veroce measure");
        page.verdict(report.result() == Report.Result.PASS, verdict);
        page.paragraph("Simulated time: a seed gives the same figures on every machine, but for what the scenario"
            + " 'simulator' tells. Repeat it all with:").command(command);
        var stated = report.rows().stream().filter(row -> !verdict(row).isEmpty()).toList();
        boolean isWhole = Scenarios.ALL.stream().noneMatch(one -> Scenarios.rows(report.rows(), one.title()).isEmpty());
        if (isWhole) {
            page.section("Budgets and targets, all").table(List.of("stated for", "what", "reached", ""),
                StatedTargets.lines(report.rows()));
            folded(page, stated);
        } else if (!stated.isEmpty()) {
            page.section("Budgets and targets").table(HEADER, cells(stated));
        }
        for (var scenario : Scenarios.ALL) {
            var rows = Scenarios.rows(report.rows(), scenario.title());
            if (!rows.isEmpty()) {
                page.section(scenario.title()).paragraph(scenario.explains());
                var charts = scenario.charts(rows).stream().filter(chart -> !chart.series().isEmpty()).toList();
                charts.forEach(page::chart);
                if (charts.isEmpty()) {
                    page.table(HEADER, cells(rows));
                } else {
                    folded(page, rows);
                }
            }
        }
        var settings = new LinkedHashMap<>(report.configuration());
        settings.put("seed", report.seed());
        page.section("Set-up").settings(settings).write(file);
    }

    private static void folded(ChartPage page, List<Row> rows) {
        page.folded("the " + rows.size() + " figures", HEADER, cells(rows));
    }

    /** Of tables of figures. */
    public static final List<String> HEADER = List.of("scenario", "metric", "value", "unit", "ceiling", "target", "", "");

    /** A line for each figure. */
    public static List<List<Object>> cells(List<Row> rows) {
        var lines = new ArrayList<List<Object>>();
        for (var row : rows) {
            var line = new ArrayList<Object>();
            line.add(row.scenario());
            line.add(row.metric());
            line.add(row.value());
            line.add(row.parameters().get("ns") instanceof Number ns ? row.unit() + " = "
                + Table.number(ns) + " ns" : row.unit());
            line.add(row.ceiling());
            line.add(target(row));
            line.add(verdict(row));
            line.add(row.parameters().getOrDefault("because", ""));
            lines.add(line);
        }
        return lines;
    }

    /** What a figure should be, or an empty text. */
    static String target(Row row) {
        return row.parameters().get("target") instanceof Number target && row.parameters().get("demand") != null
            ? row.parameters().get("demand") + " " + Table.number(target) : "";
    }

    /** With its unit. */
    static String value(Row row) {
        return Table.number(row.value()) + (row.unit().isEmpty() ? "" : " " + row.unit());
    }

    /** Whether it is, or an empty text. */
    public static String verdict(Row row) {
        return row.parameters().get("met") instanceof Boolean met ? met ? "met" : "missed" : "";
    }
}
