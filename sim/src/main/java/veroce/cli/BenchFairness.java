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
import veroce.VeroceException;
import veroce.bench.FairnessBench;
import veroce.bench.Figures;
import veroce.simulate.Engine;

/** Measures how queue pairs share a line. */
@Command(name = "fairness", description = {
    "How queue pairs share the line of a NIC: equal ones, one without a rate beside many of 1 Mb/s, one with 30 %% loss"
    + " beside one without, and how often packets are sent to a host that stalls for 200 us. PMTU 4096, 100 Gb/s,"
    + " RTT 10 us. Simulated time: a seed gives the same figures on every machine."})
final class BenchFairness implements Callable<Integer> {
    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "verilator",
        description = "What runs the NICs: verilator or jvm. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "alveo-100g",
        description = "Configuration of the NICs. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--queue-pairs", paramLabel = "N", split = ",", defaultValue = "2,16,128,1023",
        description = "Numbers of queue pairs that share the line. Default: ${DEFAULT-VALUE}.")
    List<Integer> counts;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1",
        description = "Decides what is lost. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        if (engine == Engine.REFERENCE) {
            throw VeroceException.usage("--engine reference has no line; use verilator or jvm");
        }
        RnicParameters parameters = Configuration.of(configuration, null);
        for (int count : counts) {
            Quantity.within("--queue-pairs", count, 2, parameters.queuePairs() - 1);
        }
        json.begin();
        engine.demandTools();
        output.begin();
        Figures figures;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            figures = new FairnessBench(parameters, hdl.sim.Engine.valueOf(engine.name()), counts, seed)
                .run(progress::step);
        }
        return output.finish("bench fairness", figures, json, spec);
    }
}
