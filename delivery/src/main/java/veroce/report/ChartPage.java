package veroce.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Plots and tables as one page for people, light or dark as they have it, for wide and narrow windows. It needs nothing
 * beside it: the library that draws is within.
 */
public final class ChartPage {
    private static final String STYLE = """
        :root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --faint: #d8dde3; --soft: #5a6570;
          --good: #176b2c; --bad: #a4262c; }
        @media (prefers-color-scheme: dark) { :root { --ink: #e3e7ec; --paper: #15181d; --faint: #39414b;
          --soft: #aab4bf; --good: #6fd08c; --bad: #ff8a80; } }
        body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem 1.2rem 3rem; max-width: 70rem;
          color: var(--ink); background: var(--paper); }
        h1 { font-size: 1.5rem; margin: .6rem 0 .3rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .3rem; }
        h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
        p { max-width: 60rem; } .soft { color: var(--soft); } .pass { color: var(--good); } .fail { color: var(--bad); }
        .chart { width: 100%; height: 420px; }
        .wide { overflow-x: auto; }
        table { border-collapse: collapse; margin: .6rem 0; font-size: 14px; }
        th, td { text-align: left; padding: .2rem .7rem; border-bottom: 1px solid var(--faint); white-space: nowrap;
          vertical-align: top; }
        td.words { white-space: normal; min-width: 16rem; }
        td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
        code { font-size: 13px; overflow-wrap: anywhere; }
        nav a { margin-right: 1rem; white-space: nowrap; } a { color: inherit; }
        summary { cursor: pointer; color: var(--soft); margin: .6rem 0; }
        @media (max-width: 45rem) { th, td { white-space: normal; padding: .2rem .4rem; font-size: 13px; }
          td.words { min-width: 10rem; } td.number { white-space: nowrap; } .chart { height: 340px; } }
        """;

    /** Text of so many characters may take several lines of a table. */
    private static final int LONG = 60;

    private final String title;
    private final StringBuilder body = new StringBuilder();
    private final List<Chart> charts = new ArrayList<>();
    private final List<String> sections = new ArrayList<>();

    public ChartPage(String title) {
        this.title = title;
    }

    /** A paragraph, coloured as good or bad news. */
    public ChartPage verdict(boolean good, String words) {
        body.append("<p class=\"").append(good ? "pass" : "fail").append("\">").append(text(words)).append("</p>\n");
        return this;
    }

    public ChartPage paragraph(String words) {
        body.append("<p>").append(text(words)).append("</p>\n");
        return this;
    }

    /** A line to be typed. */
    public ChartPage command(String line) {
        body.append("<p><code>").append(text(line)).append("</code></p>\n");
        return this;
    }

    /** Where there are several, the top of the page leads to each. */
    public ChartPage section(String name) {
        sections.add(name);
        body.append("<h2 id=\"section").append(sections.size()).append("\">").append(text(name)).append("</h2>\n");
        return this;
    }

    /** A chart without series is left out. */
    public ChartPage chart(Chart chart) {
        if (!chart.series().isEmpty()) {
            body.append("<h3>").append(text(chart.title())).append("</h3>\n<div class=\"chart\" id=\"chart")
                .append(charts.size()).append("\"></div>\n");
            charts.add(chart);
        }
        return this;
    }

    /** Numbers stand to the right. */
    public ChartPage table(List<String> header, List<List<Object>> rows) {
        body.append("<div class=\"wide\"><table>\n<tr>");
        for (int i = 0; i < header.size(); i++) {
            int column = i;
            boolean number = rows.stream().anyMatch(row -> row.get(column) instanceof Number);
            body.append(number ? "<th class=\"number\">" : "<th>").append(text(header.get(i))).append("</th>");
        }
        body.append("</tr>\n");
        for (var row : rows) {
            body.append("<tr>");
            for (var cell : row) {
                body.append(cell instanceof Number ? "<td class=\"number\">" : cell instanceof String words
                    && words.length() > LONG ? "<td class=\"words\">" : "missed".equals(cell)
                    ? "<td class=\"fail\">" : "met".equals(cell) ? "<td class=\"pass\">" : "<td>")
                    .append(text(cell == null ? "" : cell instanceof Number figure ? Table.number(figure)
                        : cell.toString())).append("</td>");
            }
            body.append("</tr>\n");
        }
        body.append("</table></div>\n");
        return this;
    }

    /** A table that is shown when the reader asks for it. */
    public ChartPage folded(String summary, List<String> header, List<List<Object>> rows) {
        body.append("<details><summary>").append(text(summary)).append("</summary>\n");
        table(header, rows);
        body.append("</details>\n");
        return this;
    }

    /** What names are set to. */
    public ChartPage settings(Map<String, Object> settings) {
        return table(List.of("setting", "value"), settings.entrySet().stream()
            .map(entry -> List.<Object>of(entry.getKey(), String.valueOf(entry.getValue()))).toList());
    }

    /** Writes the page whole or not at all. */
    public void write(Path file) throws IOException {
        var page = new StringBuilder("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n")
            .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
            .append(text(title)).append("</title>\n<style>\n").append(STYLE).append("</style></head>\n<body>\n")
            .append("<h1>").append(text(title)).append("</h1>\n").append(contents()).append(body);
        if (!charts.isEmpty()) {
            page.append("<script>\n").append(ChartLibrary.echarts()).append("\n</script>\n<script>\n")
                .append(ChartLibrary.option()).append("var charts = ").append(ChartLibrary.json(charts)).append(";\n")
                .append(ChartLibrary.page()).append("</script>\n");
        }
        AtomicFile.write(file, page.append("</body></html>\n").toString().getBytes(StandardCharsets.UTF_8));
    }

    private String contents() {
        if (sections.size() < 2) {
            return "";
        }
        var links = new StringBuilder("<nav>");
        for (int i = 0; i < sections.size(); i++) {
            links.append("<a href=\"#section").append(i + 1).append("\">").append(text(sections.get(i))).append("</a> ");
        }
        return links.append("</nav>\n").toString();
    }

    private static String text(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
