package veroce.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.bench.Figures;
import veroce.bench.RateBench;
import veroce.endpoint.Operation;
import veroce.simulate.Engine;

/** Measures fetch and add. */
@Command(name = "atomics", description = {
    "Fetch and add per second between two NICs: each queue pair on a word of its own, beside what the memory allows,"
    + " since 16 are under way at once and each reads and writes; and all on one word, which is read once while it is"
    + " in use."})
final class BenchAtomics implements Callable<Integer> {
    private static final int BYTES = 8;
    /** In millions per second: what should be reached, and what nothing can be above. */
    private static final double LEAST = 10;
    private static final double CEILING = 12.89;             // 16 in 400 cycles of host memory, at 322.27 MHz
    private static final double LEAST_OF_ONE_WORD = 15;
    private static final double CEILING_OF_ONE_WORD = 40.28; // one in 8 cycles

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--queue-pairs", paramLabel = "N", split = ",", defaultValue = "16,64",
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
        Quantity.some("--queue-pairs", "number", queuePairs, "1,64");
        json.begin();
        engine.demandTools();
        output.begin();
        var figures = new Figures();
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            new RateBench(engine, Operation.FETCH_ADD, BYTES, RateBench.Kind.PLAIN, "atomics_per_second", LEAST, CEILING)
                .run(figures, queuePairs, messages, progress::step);
            new RateBench(engine, Operation.FETCH_ADD, BYTES, RateBench.Kind.ONE_WORD, "atomics_per_second",
                LEAST_OF_ONE_WORD, CEILING_OF_ONE_WORD).run(figures, queuePairs, messages, progress::step);
        }
        return output.finish("bench atomics", figures, json, spec);
    }
}
