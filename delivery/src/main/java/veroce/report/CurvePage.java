package veroce.report;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** Curves over time as one page for people, which needs nothing beside it: the library that draws them is within. */
public final class CurvePage {
    private static final String LIBRARY = "/META-INF/resources/webjars/uplot/%s/dist/uPlot%s";
    private static final String VERSION = "/META-INF/maven/org.webjars.npm/uplot/pom.properties";
    private static final String STYLE = """
        body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; color: #1b1f24; }
        h2 { font-size: 1.05rem; margin: 1.6rem 0 .2rem; }
        """;
    private static final String SCRIPT = """
        const colours = ['#2f6db3', '#c2571a', '#2b8a3e', '#a4262c', '#7048a8', '#8a5a2b', '#c2408f', '#5f6b76',
          '#1f8a99'];
        const width = Math.min(1100, document.body.clientWidth);
        for (const [index, plot] of plots.entries()) {
          const series = [{label: 'us'}, ...plot.curves.map((curve, i) => ({label: curve.name, width: 1.2,
            stroke: colours[i % colours.length], value: (u, v) => v == null ? '' : v.toFixed(1)}))];
          new uPlot({width, height: 260, series, cursor: {sync: {key: 'time'}}, scales: {x: {time: false}},
            axes: [{label: 'us'}, {label: plot.unit}]}, [times, ...plot.curves.map(curve => curve.values)],
            document.getElementById('plot' + index));
        }
        """;

    private final String title;
    private final String text;
    private final double[] times;
    private final List<String> titles = new ArrayList<>();
    private final List<String> plots = new ArrayList<>();

    /** @param times in microseconds */
    public CurvePage(String title, String text, double[] times) {
        this.title = title;
        this.text = text;
        this.times = times;
    }

    /** One plot; its curves have names and one value per time, NaN where there is none. */
    public CurvePage plot(String name, String unit, List<String> names, List<double[]> values) {
        var curves = new ArrayList<String>();
        for (int i = 0; i < names.size(); i++) {
            curves.add("{name: '" + names.get(i) + "', values: " + numbers(values.get(i)) + "}");
        }
        titles.add(name + ", " + unit);
        plots.add("{unit: '" + unit + "', curves: [" + String.join(", ", curves) + "]}");
        return this;
    }

    private static String numbers(double... values) {
        var list = new ArrayList<String>();
        for (double value : values) {
            list.add(Double.isNaN(value) ? "null" : String.format(Locale.ROOT, "%.2f", value));
        }
        return list.toString();
    }

    /** Writes the page whole or not at all. */
    public void write(Path file) throws IOException {
        var page = new StringBuilder("<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n<title>")
            .append(title).append("</title>\n<style>\n").append(library(".min.css")).append('\n').append(STYLE)
            .append("</style>\n<script>\n").append(library(".iife.min.js")).append("\n</script></head>\n<body>\n<h1>")
            .append(title).append("</h1>\n<p>").append(text).append("</p>\n");
        for (int i = 0; i < titles.size(); i++) {
            page.append("<h2>").append(titles.get(i)).append("</h2>\n<div id=\"plot").append(i).append("\"></div>\n");
        }
        page.append("<script>\nconst times = ").append(numbers(times)).append(";\nconst plots = ").append(plots)
            .append(";\n").append(SCRIPT).append("</script>\n</body></html>\n");
        AtomicFile.write(file, page.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String library(String part) {
        return new String(resource(String.format(LIBRARY, version(), part)), StandardCharsets.UTF_8);
    }

    private static String version() {
        var properties = new Properties();
        try (var in = new ByteArrayInputStream(resource(VERSION))) {
            properties.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties.getProperty("version");
    }

    private static byte[] resource(String name) {
        try (InputStream in = CurvePage.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
