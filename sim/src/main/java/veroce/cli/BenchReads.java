package veroce.cli;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.bench.Figures;
import veroce.bench.GoodputBench;
import veroce.bench.LatencyBench;
import veroce.bench.RateBench;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/** Measures reads. */
@Command(name = "reads", description = {
    "Reads of 64 bytes per second between two NICs, beside what their scheduler can do, and the latency of one on an idle"
    + " NIC in cycles, without wire and memory. With --packets also the goodput of long Reads, with nothing else on the"
    + " lines, in both directions at once, and with Writes of the same end the other way, at several rates of loss in"
    + " both directions: messages of 256 KiB, and the rest as in bench goodput."})
final class BenchReads implements Callable<Integer> {
    private static final int BYTES = 64;
    /** In millions per second: what should be reached, and what nothing can be above. */
    private static final double LEAST = 20;
    private static final double CEILING = 35.0;
    private static final int LONG_READ = 262_144;
    private static final int WINDOW = 256;

    /** What goes the other way than long Reads. */
    enum Beside {
        NOTHING, READS, WRITES;

        @Override public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--queue-pairs", paramLabel = "N", split = ",", defaultValue = "1,64",
        description = "Queue pairs that share the messages, one figure each. Default: ${DEFAULT-VALUE}.")
    List<Integer> queuePairs;

    @Option(names = "--messages", paramLabel = "N", defaultValue = "20000",
        description = "Messages of each run. Default: ${DEFAULT-VALUE}.")
    int messages;

    @Option(names = "--packets", paramLabel = "N", defaultValue = "0",
        description = "Packets of each run of long Reads and direction; 0: none. Default: ${DEFAULT-VALUE}.")
    int packets;

    @Option(names = "--loss", paramLabel = "P", split = ",", defaultValue = "0,0.1%,1%,2%,5%",
        converter = Quantity.OfShare.class, description = "Rates of loss of long Reads. Default: ${DEFAULT-VALUE}.")
    List<Double> losses;

    @Option(names = "--seeds", paramLabel = "SEEDS", defaultValue = "1", converter = SeedRange.Converter.class,
        description = "One run of long Reads per rate of loss and seed. Default: ${DEFAULT-VALUE}.")
    SeedRange seeds;

    @Option(names = "--beside", paramLabel = "TRAFFIC", split = ",", defaultValue = "nothing,reads,writes",
        description = "What goes the other way than long Reads, one figure each: ${COMPLETION-CANDIDATES}. Default:"
            + " ${DEFAULT-VALUE}.")
    EnumSet<Beside> beside;

    @Option(names = "--jobs", paramLabel = "N", defaultValue = "1",
        description = "Runs of long Reads at the same time. Default: ${DEFAULT-VALUE}.")
    int jobs;

    @Option(names = "--clock", paramLabel = "MHZ",
        description = "Core clock of the NICs for long Reads, as in bench goodput. Default: 322.266.")
    Double clock;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        Quantity.atLeast(0, "--messages", messages);
        Quantity.atLeast(0, "--packets", packets);
        Quantity.atLeast(1, "--jobs", jobs);
        if (messages == 0 && packets == 0) {
            throw VeroceException.usage("--messages 0 and --packets 0 leave nothing to measure; give one of them");
        }
        Quantity.some("--loss", "rate", losses, "0,1%");
        Quantity.some("--queue-pairs", "number", queuePairs, "1,64");
        json.begin();
        engine.demandTools();
        output.begin();
        var figures = new Figures();
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            if (messages > 0) {
                LatencyBench.read(RnicParameters.ALVEO_100G, figures);
                new RateBench(engine, Operation.READ, BYTES, RateBench.Kind.PLAIN, "reads_per_second", LEAST, CEILING)
                    .run(figures, queuePairs, messages, progress::step);
            }
            if (packets > 0) {
                for (var traffic : beside) {
                    goodput(figures, traffic, progress::step);
                }
            }
        }
        return output.finish("bench reads", figures, json, spec);
    }

    private void goodput(Figures figures, Beside traffic, Consumer<String> progress) {
        var against = traffic == Beside.WRITES;
        var settings = new TransferSettings(Configuration.of("alveo-100g", clock), Operation.READ,
            traffic != Beside.NOTHING, against ? 2 : 1, LONG_READ, 4096, WINDOW, 8, 4, 100, 10 * Time.MICROSECOND, 2 * Time.MICROSECOND, 0, 1, 0, 0, 0, 1);
        var command = Repeat.command(spec, Set.of("--loss", "--seeds", "--jobs", "--json", "--strict", "--messages",
            "--beside")) + " --messages 0 --beside " + traffic;
        figures.addAll(new GoodputBench(engine, settings, against, losses, seeds.list(), packets, jobs, command)
            .run(progress));
    }
}
