package veroce.cli;

import hdl.sim.Engine;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.bench.DrainBench;

/** Measures the commands that begin and end lives under full traffic. */
@Command(name = "drain", description = {
    "Longest time of RESET_QP, INVALIDATE_MR and CREATE_QP while other queue pairs fill the line, and without a"
    + " link, beside what they may take. Simulated on the JVM engine: the same on every machine."})
final class BenchDrain implements Callable<Integer> {
    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "alveo-100g",
        description = "small or alveo-100g. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--pairs", paramLabel = "N", defaultValue = "100",
        description = "Pairs of queue pairs that fill the line. Default: ${DEFAULT-VALUE}.")
    int pairs;

    @Option(names = "--lives", paramLabel = "N", defaultValue = "20",
        description = "Lives of the queue pairs that are reset. Default: ${DEFAULT-VALUE}.")
    int lives;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        var parameters = parameters();
        if (lives < 1) {
            throw VeroceException.usage("--lives " + lives + ": use 1 or more");
        }
        int most = parameters.queuePairs() / 2 - 1;
        if (pairs < 1 || pairs > most) {
            throw VeroceException.usage("--pairs " + pairs + ": use 1 to " + most);
        }
        json.begin();
        output.begin();
        return output.finish("bench drain", new DrainBench(parameters, Engine.JVM, pairs, lives).run(), json, spec);
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
