package veroce.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.VeroceException;
import veroce.bench.Figures;
import veroce.bench.Goodput;
import veroce.bench.GoodputBench;

/** Measures what the rules of reliability make of a lossy line, with the reference on both ends. */
@Command(name = "goodput", description = {
    "Goodput of one queue pair of the reference at several rates of loss, 4 KiB Writes over IPv4, RTT 10 us,",
    "jitter up to 2 us, beside its ceiling. Simulated time: a seed gives the same figures on every machine."})
final class BenchGoodput implements Callable<Integer> {
    @Option(names = "--packets", paramLabel = "N", defaultValue = "200000",
        description = "Packets per seed and rate of loss. Default: ${DEFAULT-VALUE}.")
    int packets;

    @Option(names = "--seeds", paramLabel = "N", defaultValue = "3",
        description = "Seeds per rate of loss, from 1 on; the figure is their mean. Default: ${DEFAULT-VALUE}.")
    int seeds;

    @Option(names = "--window", paramLabel = "W", defaultValue = "256",
        description = "Receive window in packets. Default: ${DEFAULT-VALUE}.")
    int window;

    @Option(names = "--threshold", paramLabel = "TH", defaultValue = "8",
        description = "SACK threshold in packets. Default: ${DEFAULT-VALUE}.")
    int threshold;

    @Option(names = "--gigabits", paramLabel = "G", defaultValue = "100",
        description = "Line rate in Gb/s. Default: ${DEFAULT-VALUE}.")
    int gigabits;

    @Mixin BenchOutput output;
    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        if (packets < Goodput.MESSAGE_PACKETS || seeds < 1 || gigabits < 1) {
            throw VeroceException.usage("--packets must be at least " + Goodput.MESSAGE_PACKETS
                + ", --seeds and --gigabits at least 1");
        }
        output.begin();
        Figures figures;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            figures = new GoodputBench(packets, seeds, window, threshold, gigabits).run(progress::step);
        } catch (IllegalArgumentException e) {
            throw VeroceException.usage(e.getMessage());
        }
        return output.finish("bench goodput", figures, json, spec);
    }
}
