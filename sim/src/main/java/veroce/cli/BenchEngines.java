package veroce.cli;

import hdl.sim.Engine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.bench.BuildBench;
import veroce.bench.Child;
import veroce.bench.EngineBench;
import veroce.bench.EngineProbe;
import veroce.bench.Figures;
import veroce.bench.NicEngineBench;
import veroce.bench.PairBench;

/** Measures cycles per second of each engine beside a C++ driver of the same Verilated model. */
@Command(name = "engines", description = {
    "Cycles per second of each engine on the receive front end and on the whole NIC beside a C++ driver of the same"
        + " Verilated model, of a pair of NICs, and how long models take to build.",
    "Engines take turns; the figure is the median of the rounds; what is measured and how: docs/performance.md."})
final class BenchEngines implements Callable<Integer> {
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "7",
        description = "Turns of each engine. Default: ${DEFAULT-VALUE}.")
    int rounds;

    @Option(names = "--rows", paramLabel = "N", defaultValue = "1024",
        description = "Cycles of stimulus, played over and over. Default: ${DEFAULT-VALUE}.")
    int rows;

    @Option(names = "--passes", paramLabel = "N", defaultValue = "150",
        description = "Times the stimulus is played per turn; the fastest counts. Default: ${DEFAULT-VALUE}.")
    int passes;

    @Option(names = "--no-builds", description = "Leave out how long models take to build.")
    boolean noBuilds;

    @Option(names = "--no-nics", description = "Leave out the whole NIC with recorded traffic, and the pair.")
    boolean noNics;

    @Option(names = "--nic-cycles", paramLabel = "N", defaultValue = "40000",
        description = "Cycles of each recording of the NIC, its set-up included. Default: ${DEFAULT-VALUE}.")
    int nicCycles;

    @Option(names = "--pair-seconds", paramLabel = "S", defaultValue = "20",
        description = "How long a pair is measured, behind ten seconds. Default: ${DEFAULT-VALUE}.")
    double pairSeconds;

    @Option(names = "--probe", hidden = true, paramLabel = "ENGINE",
        description = "Measure one engine on the commands of the standard input.")
    Engine probe;

    @Option(names = "--circuit", hidden = true, paramLabel = "NAME", description = "The circuit of --probe.")
    String circuit;

    private static final double WARM_UP = 10;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        if (rounds < 1 || rows < 1 || passes < 1) {
            throw VeroceException.usage("--rounds, --rows and --passes must be at least 1");
        }
        var captures = ProjectRoot.find().resolve("sim/captures");
        if (probe != null) {
            EngineProbe.run(probe, circuit, captures, rows, passes);
            return Exit.OK;
        }
        demandTools();
        output.begin();
        return measure(captures);
    }

    private int measure(Path captures) throws IOException {
        var effort = new EngineBench.Effort(rounds, rows, passes);
        Figures figures;
        try (var progress = new StepProgress(spec.commandLine().getErr());
             var bench = new EngineBench(captures, effort, BenchEngines::probe, progress::step)) {
            figures = bench.run();
            if (!noNics) {
                new NicEngineBench(rounds, nicCycles, progress::step).run(figures);
                for (var parameters : List.of(RnicParameters.ALVEO_100G, RnicParameters.SMALL)) {
                    new NicEngineBench(parameters, rounds, nicCycles, progress::step).each(figures);
                }
                new PairBench(WARM_UP, pairSeconds, progress::step).run(figures);
            }
            if (!noBuilds) {
                new BuildBench(figures, progress::step).run(captures);
            }
        }
        return output.finish("bench engines", figures, json, spec);
    }

    private static List<String> probe(Engine engine, String circuit, int rows, int passes) {
        return Child.command(Main.class.getName(), "bench", "engines", "--probe", engine.name(), "--circuit", circuit,
            "--rows", "" + rows, "--passes", "" + passes);
    }

    private static void demandTools() {
        for (var engine : Engine.values()) {
            if (!engine.available()) {
                throw VeroceException.missingTool("engine " + engine + " lacks its tools; run 'make setup', and see"
                    + " './veroce doctor'");
            }
        }
    }
}
