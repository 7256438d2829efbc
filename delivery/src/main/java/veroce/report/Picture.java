package veroce.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Scriptable;

/** A chart as SVG, light, for files that are read without a browser's help. The same chart gives the same bytes. */
public final class Picture {
    /** ECharts asks for the timers of a browser; nothing that is drawn at once needs them. */
    private static final String TIMERS = "var setTimeout = function () { return 0; }, clearTimeout = function () {};";
    private static final String DRAW = """
        (function (chart, width, height) {
          var plot = echarts.init(null, null, {renderer: 'svg', ssr: true, width: width, height: height});
          plot.setOption(veroceOption(chart, false, width, true));
          var text = plot.renderToSVGString();
          plot.dispose();
          return text;
        })""";
    /** ECharts numbers the plots that it has drawn. */
    private static final Pattern NUMBERED = Pattern.compile("zr[0-9]+-");

    private Picture() {}

    /** One after the other, since the library takes a second to read. */
    public static List<String> svg(List<Chart> charts, int width, int height) {
        var context = Context.enter();
        try {
            context.setInterpretedMode(true); // compiled, the library has methods that no class file can hold
            context.setLanguageVersion(Context.VERSION_ES6);
            var scope = context.initStandardObjects();
            context.evaluateString(scope, TIMERS, "timers", 1, null);
            context.evaluateString(scope, ChartLibrary.echarts(), "echarts", 1, null);
            context.evaluateString(scope, ChartLibrary.option(), "chart.js", 1, null);
            return charts.stream().map(chart -> draw(context, scope, chart, width, height)).toList();
        } finally {
            Context.exit();
        }
    }

    private static String draw(Context context, Scriptable scope, Chart chart, int width, int height) {
        var call = DRAW + "(" + ChartLibrary.json(List.of(chart)) + "[0], " + width + ", " + height + ")";
        var svg = context.evaluateString(scope, call, chart.title(), 1, null).toString();
        return NUMBERED.matcher(svg).replaceAll("zr-") + "\n";
    }

    /** Writes one picture whole or not at all. */
    public static void write(Chart chart, int width, int height, Path file) throws IOException {
        AtomicFile.write(file, svg(List.of(chart), width, height).getFirst().getBytes(StandardCharsets.UTF_8));
    }
}
