package veroce.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.bench.Figures;
import veroce.bench.LatencyBench;
import veroce.bench.RateBench;
import veroce.endpoint.Operation;
import veroce.simulate.Engine;

/** Measures reads. */
@Command(name = "reads", description = {
    "Reads of 64 bytes per second between two NICs, beside what their scheduler can do, and the latency of one on an idle"
    + " NIC in cycles, without wire and memory. Goodput of long Reads: bench goodput --operation read."})
final class BenchReads implements Callable<Integer> {
    private static final int BYTES = 64;
    /** In millions per second: what should be reached, and what nothing can be above. */
    private static final double LEAST = 20;
    private static final double CEILING = 35.0;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--queue-pairs", paramLabel = "N", split = ",", defaultValue = "1,64",
        description = "Queue pairs that share the messages, one figure each. Default: ${DEFAULT-VALUE}.")
    List<Integer> queuePairs;

    @Option(names = "--messages", paramLabel = "N", defaultValue = "20000",
        description = "Messages of each run. Default: ${DEFAULT-VALUE}.")
    int messages;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        Quantity.atLeast(1, "--messages", messages);
        json.begin();
        engine.demandTools();
        output.begin();
        var figures = new Figures();
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            LatencyBench.read(RnicParameters.ALVEO_100G, figures);
            new RateBench(engine, Operation.READ, BYTES, "reads_per_second", LEAST, CEILING)
                .run(figures, queuePairs, messages, progress::step);
        }
        return output.finish("bench reads", figures, json, spec);
    }
}
