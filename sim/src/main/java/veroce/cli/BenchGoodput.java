package veroce.cli;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.VeroceException;
import veroce.bench.Figures;
import veroce.bench.GoodputBench;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.endpoint.Time;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/** Measures how much of a lossy line two NICs use. */
@Command(name = "goodput", description = {
    "Goodput of RDMA Writes, or of another operation, between two NICs at several rates of loss in both directions, beside its ceiling: PMTU 4096,"
    + " IPv4, four paths, RTT 10 us, jitter up to 2 us per packet. Every byte and completion is checked. Simulated time: a"
    + " seed gives the same figures on every machine."})
final class BenchGoodput implements Callable<Integer> {
    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}; reference is the model in Java."
            + " Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--loss", paramLabel = "P", split = ",", defaultValue = "0,0.1%,1%,2%,5%",
        converter = Quantity.OfShare.class, description = "Rates of loss. Default: ${DEFAULT-VALUE}.")
    List<Double> losses;

    @Option(names = "--profile", paramLabel = "NAME", defaultValue = "veroce", converter = ProfileName.class,
        description = "What the queue pairs speak: veroce, or rocev2 (go-back-N, over one path that keeps order)."
            + " Default: ${DEFAULT-VALUE}.")
    Profile profile;

    @Option(names = "--packets", paramLabel = "N", defaultValue = "200000",
        description = "Packets of each run and direction. Default: ${DEFAULT-VALUE}.")
    int packets;

    @Option(names = "--seeds", paramLabel = "SEEDS", defaultValue = "3", converter = SeedRange.Converter.class,
        description = "One run per rate of loss and seed; the figure is their mean. 3 is 1..3. Default:"
            + " ${DEFAULT-VALUE}.")
    SeedRange seeds;

    @Option(names = "--jobs", paramLabel = "N",
        description = "Runs at the same time. Default: one per processor.")
    Integer jobs;

    @Option(names = "--clock", paramLabel = "MHZ",
        description = "Core clock of the NICs. Default: 322.266. At 200 MHz, 64 bytes per cycle just carry 100 Gb/s, and"
            + " a run takes two thirds of the time.")
    Double clock;

    @Option(names = "--operation", paramLabel = "OP", defaultValue = "write", converter = OperationName.class,
        completionCandidates = OperationName.class,
        description = "What every message is: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Operation operation;

    @Option(names = "--message", paramLabel = "BYTES", defaultValue = "65536",
        description = "Bytes per message. Default: ${DEFAULT-VALUE}.")
    int message;

    @Option(names = "--queue-pairs", paramLabel = "N", defaultValue = "1",
        description = "Queue pairs that share the messages. Default: ${DEFAULT-VALUE}.")
    int queuePairs;

    @Option(names = "--both-directions", description = "The same goes the other way at the same time.")
    boolean bothDirections;

    @Option(names = "--window", paramLabel = "W", defaultValue = "256",
        description = "Receive window in packets. Default: ${DEFAULT-VALUE}.")
    int window;

    @Option(names = {"--sack-threshold", "--threshold"}, paramLabel = "TH", defaultValue = "8",
        description = "SACK threshold in packets. Default: ${DEFAULT-VALUE}.")
    int threshold;

    @Option(names = "--gigabits", paramLabel = "G", defaultValue = "100",
        description = "Line rate in Gb/s. Default: ${DEFAULT-VALUE}.")
    int gigabits;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        int atOnce = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
        Quantity.atLeast(1, "--packets", packets);
        Quantity.atLeast(1, "--jobs", atOnce);
        Quantity.within("--gigabits", gigabits, 1, 800);
        Quantity.some("--loss", "rate", losses, "0,1%");
        json.begin();
        engine.demandTools();
        var settings = new TransferSettings(Configuration.of("alveo-100g", clock), operation, bothDirections,
            queuePairs, operation.isAtomic() ? TransferSettings.ATOMIC_BYTES : message, 4096,
            ProfileName.window(profile, window), threshold, 4, gigabits, 10 * Time.MICROSECOND,
            profile == Profile.ROCE_V2 ? 0 : 2 * Time.MICROSECOND, 0, 1, 0, 0, 0, 1, profile);
        var command = Repeat.command(spec, Set.of("--loss", "--seeds", "--jobs", "--json", "--strict"));
        output.begin();
        Figures figures;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            figures = new GoodputBench(engine, settings, false, losses, seeds.list(), packets, atOnce, command)
                .run(progress::step);
        } catch (IllegalArgumentException e) {
            throw VeroceException.usage(e.getMessage());
        }
        return output.finish("bench goodput", figures, json, spec);
    }
}
