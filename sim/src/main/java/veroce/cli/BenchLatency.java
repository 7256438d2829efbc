package veroce.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.bench.LatencyBench;

/** Measures the latencies of the NIC that have a budget. */
@Command(name = "latency", description = {
    "Latencies of the whole idle NIC in cycles, each beside its budget, and the stages of the way from a"
    + " frame's last beat to its acknowledgement. Simulated on the JVM engine: the same on every machine."})
final class BenchLatency implements Callable<Integer> {
    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "alveo-100g",
        description = "small or alveo-100g, for which the budgets are. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        var parameters = parameters();
        json.begin();
        output.begin();
        return output.finish("bench latency", new LatencyBench(parameters).run(), json, spec);
    }

    private RnicParameters parameters() {
        return switch (configuration) {
            case "small" -> RnicParameters.SMALL;
            case "alveo-100g" -> RnicParameters.ALVEO_100G;
            default -> throw VeroceException.usage("--configuration " + configuration
                + " is unknown; use small or alveo-100g");
        };
    }
}
