package veroce.bench;

import hdl.sim.Options.Effort;
import hdl.sim.verilator.ModelCache;
import hdl.sim.verilator.VerilatorEngine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.function.Consumer;
import veroce.report.Row;

/** What it takes to have a Verilated model ready: nothing kept yet, a new design, one that was built before. */
public final class BuildBench {
    private static final int HITS = 9;

    private final Consumer<String> progress;
    private final Figures figures;

    public BuildBench(Figures figures, Consumer<String> progress) {
        this.figures = figures;
        this.progress = progress;
    }

    /** Adds the times of a cache that starts empty. */
    public void run(Path captures) throws IOException {
        var folder = Files.createTempDirectory("veroce-bench-");
        try (var small = Subject.of(Subject.REGISTER_SLICE, captures, 1);
             var large = Subject.of(Subject.RECEIVE_FRONT, captures, 1)) {
            var cache = new ModelCache(folder);
            for (var effort : Effort.values()) {
                progress.accept("building models, effort " + effort);
                add(effort, "small circuit, empty cache", "cache_miss_seconds", seconds(small, effort, cache));
                add(effort, "receive front end", "cache_miss_seconds", seconds(large, effort, cache));
                var hits = new Samples();
                for (var i = 0; i < HITS; i++) {
                    hits.add(seconds(large, effort, cache));
                }
                add(effort, "receive front end", "cache_hit_seconds", hits.median());
            }
        } finally {
            delete(folder);
        }
    }

    private void add(Effort effort, String scenario, String metric, double seconds) {
        var name = effort.name().toLowerCase(Locale.ROOT);
        figures.add(Row.of(scenario + ", " + name, metric, Figures.rounded(seconds), "s").with("effort", name));
    }

    private static double seconds(Subject subject, Effort effort, ModelCache cache) {
        var options = Subject.options().effort(effort);
        var start = System.nanoTime();
        VerilatorEngine.open(subject.top(), subject.source(), options, cache).close();
        return (System.nanoTime() - start) / 1e9;
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
