package veroce.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The benchmarks of the language and its engines, one subcommand each. */
@Command(
    name = "bench",
    description = "Measure the language and its engines.",
    synopsisSubcommandLabel = "BENCHMARK",
    subcommands = {BenchElaboration.class, BenchEngines.class, BenchStart.class, BenchConformance.class,
        BenchGoodput.class})
final class BenchCommand implements Runnable {
    @Spec CommandSpec spec;

    @Override public void run() {
        throw new ParameterException(spec.commandLine(), "a benchmark is missing; choose one of the list below");
    }
}
