package veroce.fabric;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import veroce.report.Chart;
import veroce.report.ChartPage;

/** Draws what a run did over time. */
public final class FabricPage {
    private FabricPage() {}

    public static void write(String title, String text, FabricTrace trace, Path file) throws IOException {
        new ChartPage(title).paragraph(text)
            .chart(chart("Rate that is acknowledged", "Gb/s", trace.times(), trace.rates()))
            .chart(chart("Window of congestion control", "packets", trace.times(), trace.windows()))
            .chart(chart("Queues", "KB", trace.times(), trace.queues())).write(file);
    }

    private static Chart chart(String name, String unit, double[] times, List<FabricTrace.Curve> curves) {
        var chart = Chart.of(name, Chart.Axis.of("time", "us"), Chart.Axis.of(name.toLowerCase(java.util.Locale.ROOT),
            unit));
        for (var curve : curves) {
            var points = new ArrayList<double[]>();
            for (int i = 0; i < times.length; i++) {
                if (!Double.isNaN(curve.values()[i])) {
                    points.add(new double[] {times[i], Math.round(curve.values()[i] * 100) / 100.0});
                }
            }
            chart = chart.with(curve.name(), Chart.Look.LINE, points);
        }
        return chart;
    }
}
