package veroce.fabric;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import veroce.report.CurvePage;

/** Draws what a run did over time. */
public final class FabricPage {
    private FabricPage() {}

    public static void write(String title, String text, FabricTrace trace, Path file) throws IOException {
        var page = new CurvePage(title, text, trace.times());
        add(page, "Rate that is acknowledged", "Gb/s", trace.rates());
        add(page, "Window of congestion control", "packets", trace.windows());
        add(page, "Queues", "KB", trace.queues());
        page.write(file);
    }

    private static void add(CurvePage page, String name, String unit, List<FabricTrace.Curve> curves) {
        page.plot(name, unit, curves.stream().map(FabricTrace.Curve::name).toList(),
            curves.stream().map(FabricTrace.Curve::values).toList());
    }
}
