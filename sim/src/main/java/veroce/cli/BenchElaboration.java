package veroce.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.VeroceException;
import veroce.bench.Child;
import veroce.bench.ElaborationBench;
import veroce.bench.Figures;
import veroce.bench.LargeDesign;

/** Measures the time from a circuit in Java to its Verilog. */
@Command(name = "elaboration", description = {
    "Time from circuit to Verilog for three large designs: whole process, processor time, and in a warm process.",
    "The figure is the median; what is measured and how: docs/performance.md."})
final class BenchElaboration implements Callable<Integer> {
    @Option(names = "--samples", paramLabel = "N", defaultValue = "5",
        description = "Processes per design. Default: ${DEFAULT-VALUE}.")
    int samples;

    @Option(names = "--filters", paramLabel = "N", defaultValue = "1000",
        description = "Instances of the filter. Default: ${DEFAULT-VALUE}.")
    int filters;

    @Option(names = "--operators", paramLabel = "N", defaultValue = "50000",
        description = "Operators of the expression. Default: ${DEFAULT-VALUE}.")
    int operators;

    @Option(names = "--once", hidden = true, paramLabel = "DESIGN",
        description = "Elaborate one design and tell modules, lines and seconds of processor time.")
    String once;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        if (samples < 1 || filters < 1 || operators < 1) {
            throw VeroceException.usage("--samples, --filters and --operators must be at least 1");
        }
        var designs = LargeDesign.all(filters, operators);
        if (once != null) {
            return once(designs);
        }
        output.begin();
        Figures figures;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            figures = new ElaborationBench(designs, samples).run(this::process, progress::step);
        }
        return output.finish("bench elaboration", figures, json, spec);
    }

    private Child.Run process(LargeDesign design) {
        return Child.java(Main.class.getName(), "bench", "elaboration", "--once", design.name(),
            "--filters", "" + filters, "--operators", "" + operators);
    }

    private int once(List<LargeDesign> designs) {
        for (var design : designs) {
            if (design.name().equals(once)) {
                var text = design.elaborate();
                var processor = ProcessHandle.current().info().totalCpuDuration();
                var out = spec.commandLine().getOut();
                out.println(text.modules() + " " + text.lines() + " " + processor.orElseThrow().toMillis() / 1e3);
                out.flush();
                return Exit.OK;
            }
        }
        throw VeroceException.usage("there is no design '" + once + "'");
    }
}
