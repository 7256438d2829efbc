package veroce.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A report as one page for people, which needs nothing beside it. */
public final class ReportPage {
    private static final String STYLE = """
        body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; color: #1b1f24; }
        table { border-collapse: collapse; margin: 1rem 0; }
        th, td { text-align: left; padding: .25rem .9rem; border-bottom: 1px solid #d8dde3; }
        td.number { text-align: right; font-variant-numeric: tabular-nums; }
        .bar { background: #e7ebf0; width: 16rem; height: .7rem; }
        .bar div { background: #2f6db3; height: .7rem; }
        .pass { color: #176b2c; } .fail { color: #a4262c; }
        """;

    private ReportPage() {
    }

    /** Writes the page whole or not at all. */
    public static void write(Report report, String verdict, Path file) throws IOException {
        var page = new StringBuilder("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<title>veroce ")
            .append(report.command()).append("</title>\n<style>\n").append(STYLE).append("</style></head>\n<body>\n")
            .append("<h1>veroce ").append(text(report.command())).append("</h1>\n<p class=\"")
            .append(report.result() == Report.Result.PASS ? "pass" : "fail").append("\">").append(text(verdict))
            .append("</p>\n<table>\n<tr><th>metric</th><th>value</th><th>unit</th><th>ceiling</th><th></th></tr>\n");
        for (var row : report.rows()) {
            page.append("<tr><td>").append(text(row.metric())).append("</td><td class=\"number\">").append(row.value())
                .append("</td><td>").append(text(row.unit())).append("</td><td class=\"number\">")
                .append(row.ceiling() == null ? "" : row.ceiling()).append("</td><td>").append(bar(row))
                .append("</td></tr>\n");
        }
        page.append("</table>\n<h2>Set-up</h2>\n<table>\n");
        report.configuration().forEach((name, value) -> page.append("<tr><td>").append(text(name))
            .append("</td><td>").append(text(String.valueOf(value))).append("</td></tr>\n"));
        page.append("<tr><td>seed</td><td>").append(report.seed()).append("</td></tr>\n</table>\n</body></html>\n");
        AtomicFile.write(file, page.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** How much of the ceiling was reached. */
    private static String bar(Row row) {
        if (row.ceiling() == null || row.ceiling().doubleValue() <= 0) {
            return "";
        }
        long percent = Math.round(100 * Math.min(1, row.value().doubleValue() / row.ceiling().doubleValue()));
        return "<div class=\"bar\"><div style=\"width:" + percent + "%\"></div></div>";
    }

    private static String text(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
