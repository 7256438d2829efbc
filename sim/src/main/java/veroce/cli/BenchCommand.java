package veroce.cli;

import static veroce.cli.CommandGroup.annotated;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;

/** The benchmarks of the language and its engines, one subcommand each. */
final class BenchCommand {
    private static final Map<String, Function<List<String>, CommandSpec>> BENCHMARKS = benchmarks();

    private BenchCommand() {}

    static CommandSpec of(List<String> arguments) {
        var spec = CommandGroup.of("bench", "a benchmark is missing; choose one of the list below", BENCHMARKS, arguments);
        spec.usageMessage().description("Measure the language, its engines and the NIC.")
            .synopsisSubcommandLabel("BENCHMARK");
        return spec;
    }

    private static Map<String, Function<List<String>, CommandSpec>> benchmarks() {
        var benchmarks = new LinkedHashMap<String, Function<List<String>, CommandSpec>>();
        benchmarks.put("elaboration", annotated(BenchElaboration.class));
        benchmarks.put("engines", annotated(BenchEngines.class));
        benchmarks.put("start", annotated(BenchStart.class));
        benchmarks.put("first-cycle", _ -> FirstCycle.command());
        benchmarks.put("conformance", annotated(BenchConformance.class));
        benchmarks.put("goodput", annotated(BenchGoodput.class));
        benchmarks.put("latency", annotated(BenchLatency.class));
        benchmarks.put("reads", annotated(BenchReads.class));
        benchmarks.put("atomics", annotated(BenchAtomics.class));
        benchmarks.put("drain", annotated(BenchDrain.class));
        benchmarks.put("fairness", annotated(BenchFairness.class));
        return benchmarks;
    }
}
