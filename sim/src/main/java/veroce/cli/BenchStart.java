package veroce.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.VeroceException;
import veroce.bench.Child;
import veroce.bench.Figures;
import veroce.bench.StartBench;

/** Measures the time to the first cycle of a small circuit. */
@Command(name = "start",
    description = "Time from process start to the first cycle of a small circuit on the JVM engine.")
final class BenchStart implements Callable<Integer> {
    @Option(names = "--samples", paramLabel = "N", defaultValue = "15",
        description = "Processes of each kind. Default: ${DEFAULT-VALUE}.")
    int samples;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        if (samples < 1) {
            throw VeroceException.usage("--samples must be at least 1");
        }
        output.begin();
        var figures = new Figures();
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            new StartBench(figures, samples, progress::step).run(
                () -> Child.launcher("bench", "first-cycle"),
                () -> Child.java(Main.class.getName(), "bench", "first-cycle"),
                () -> Child.java(StartBench.Nothing.class.getName()));
        }
        return output.finish("bench start", figures, json, spec);
    }
}
