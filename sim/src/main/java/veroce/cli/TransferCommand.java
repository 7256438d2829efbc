package veroce.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.VeroceException;
import veroce.capture.Inputs;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/** Moves a file from one NIC to another over a network that does harm. */
@Command(name = "transfer", description = {
    "Move a file from one NIC to another over a lossy, reordering multipath network, and check every byte and every"
    + " completion. Exit code 0 only if the received bytes are identical and the completions are in order."})
final class TransferCommand implements Callable<Integer> {
    /** Source, target and image of it stand in memory on both sides. */
    private static final int MOST_BYTES = 1 << 28;
    private static final int USUAL_MESSAGE = 65_536;

    @Option(names = "--file", required = true, paramLabel = "FILE", description = "What is moved.")
    Path file;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}; reference is the model in Java."
            + " Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "alveo-100g",
        description = "Configuration of the NICs: small or alveo-100g. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--clock", paramLabel = "MHZ",
        description = "Core clock of the NICs. Default: that of the configuration, 322.266.")
    Double clock;

    @Option(names = "--operation", paramLabel = "OP", defaultValue = "write",
        converter = OperationName.class,
        completionCandidates = OperationName.class, description = {"What every message is: ${COMPLETION-CANDIDATES}.",
            "Reads fetch the file from the peer; atomics are as many as the file has words of 8 bytes.",
            "Default: ${DEFAULT-VALUE}."})
    Operation operation;

    @Option(names = "--profile", paramLabel = "NAME", defaultValue = "veroce", converter = ProfileName.class,
        description = "What the queue pairs speak: veroce, or rocev2 (go-back-N, one path)."
            + " Default: ${DEFAULT-VALUE}.")
    Profile profile;

    @Option(names = "--both-directions", description = "The file goes both ways at the same time.")
    boolean bothDirections;

    @Option(names = "--queue-pairs", paramLabel = "N", defaultValue = "1",
        description = "Queue pairs that share the messages. Default: ${DEFAULT-VALUE}.")
    int queuePairs;

    @Option(names = "--message", paramLabel = "BYTES",
        description = "Bytes per message. Default: 65536; of an atomic 8, and nothing else.")
    Integer message;

    @Option(names = "--mtu", paramLabel = "BYTES", defaultValue = "4096",
        description = "PMTU: 256, 512, 1024, 2048 or 4096. Default: ${DEFAULT-VALUE}.")
    int mtu;

    @Option(names = "--window", paramLabel = "PACKETS",
        description = "Packets in flight, W_rx. Default: the window of the configuration.")
    Integer window;

    @Option(names = "--sack-threshold", paramLabel = "PACKETS",
        description = "Reordering that is no loss. Default: 8, or half of a window below 16.")
    Integer sackThreshold;

    @Option(names = "--paths", paramLabel = "N", defaultValue = "4",
        description = "Paths through the network, 1 to 16. Default: ${DEFAULT-VALUE}.")
    int paths;

    @Option(names = "--rate", paramLabel = "GBPS", defaultValue = "100",
        description = "Speed of the lines in Gb/s. Default: ${DEFAULT-VALUE}.")
    int rate;

    @Option(names = "--rtt", paramLabel = "TIME", defaultValue = "10us", converter = Quantity.OfTime.class,
        description = "Round-trip time without jitter: 10us, 1.5ms. Default: ${DEFAULT-VALUE}.")
    long roundTrip;

    @Option(names = "--reorder", paramLabel = "TIME", defaultValue = "0us", converter = Quantity.OfTime.class,
        description = "Every packet waits up to so long more: packets overtake each other. Default: ${DEFAULT-VALUE}.")
    long jitter;

    @Option(names = "--loss", paramLabel = "P", defaultValue = "0%", converter = Quantity.OfShare.class,
        description = "Frames that are lost, in both directions: 1%%, 0.01. Default: ${DEFAULT-VALUE}.")
    double loss;

    @Option(names = "--burst-loss", paramLabel = "FRAMES", defaultValue = "1",
        description = "Mean length of bursts of loss (Gilbert-Elliott); 1 = independent. Default: ${DEFAULT-VALUE}.")
    double burst;

    @Option(names = "--duplicate", paramLabel = "P", defaultValue = "0%", converter = Quantity.OfShare.class,
        description = "Frames that arrive twice.")
    double duplicate;

    @Option(names = "--corrupt", paramLabel = "P", defaultValue = "0%", converter = Quantity.OfShare.class,
        description = "Frames in which a bit is inverted.")
    double corrupt;

    @Option(names = "--trim", paramLabel = "P", defaultValue = "0%", converter = Quantity.OfShare.class,
        description = "Data packets that are cut to their headers, as a switch does instead of losing them.")
    double trim;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides everything that happens in the network. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--waves", paramLabel = "FILE", description = "Record the waves of the first NIC: .vcd or .fst.")
    Path waves;

    @Option(names = "--pcap", paramLabel = "FILE",
        description = "Write the frames that both NICs sent, as pcapng: the newest ones, --pcap-frames at most.")
    Path pcap;

    @Option(names = "--pcap-frames", paramLabel = "N", defaultValue = "100000",
        description = "Frames that a capture holds; older ones are left out. Default: ${DEFAULT-VALUE}.")
    int frames;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        Quantity.atLeast(1, "--pcap-frames", frames);
        json.begin();
        engine.demandTools();
        var job = new TransferJob("transfer", file.toString(), engine, settings(), waves, pcap,
            frames);
        return job.run(data(), spec.commandLine().getOut(), json, null);
    }

    private byte[] data() throws IOException {
        byte[] data;
        try (var in = Inputs.open(file)) {
            data = in.readNBytes(MOST_BYTES + 1);
        } catch (Inputs.Refused e) {
            throw VeroceException.input(file + " " + e.getMessage() + "; give a file or a pipe");
        } catch (NoSuchFileException | AccessDeniedException e) {
            throw VeroceException.input("cannot read " + file + "; give a file");
        }
        if (data.length > MOST_BYTES) {
            throw VeroceException.input(file + " has more than " + (MOST_BYTES >> 20) + " MiB or no end, and moving that"
                + " in simulation would take days; give a part of it, as head -c does");
        }
        int least = operation.isAtomic() ? TransferSettings.ATOMIC_BYTES : 1;
        if (data.length < least) {
            throw VeroceException.input(file + (data.length == 0 ? " is empty; there is nothing to move"
                : " has less than " + least + " bytes; an atomic moves so many"));
        }
        return data;
    }

    private TransferSettings settings() {
        var parameters = Configuration.of(configuration, clock);
        int packets = window == null ? ProfileName.window(profile, parameters.window()) : window;
        int threshold = sackThreshold == null ? TransferSettings.sackThreshold(packets) : sackThreshold;
        int bytes = message != null ? message : operation.isAtomic() ? TransferSettings.ATOMIC_BYTES : USUAL_MESSAGE;
        return new TransferSettings(parameters, operation, bothDirections, queuePairs, bytes, mtu,
            packets, threshold, paths, rate, roundTrip, jitter, loss, burst, duplicate, corrupt, trim, seed,
            profile);
    }
}
