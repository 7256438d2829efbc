package veroce.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Random;
import java.util.function.Consumer;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Time;
import veroce.report.Row;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.StreamWorkload;
import veroce.transfer.Transfer;

/**
 * Two NICs with everything around them, on two processors: cycles per second of the pair behind its first seconds, and
 * the seconds from the command to its first result.
 */
public final class PairBench {
    private static final RnicParameters PARAMETERS = RnicParameters.ALVEO_100G;
    private static final int PACKETS = 4_000_000;
    private static final int FIRST_BYTES = 64 << 10;
    private static final double NANOS = 1e9;

    private final double warmUp;
    private final double seconds;
    private final Consumer<String> progress;

    /** Measures so long, behind so long a warm-up. */
    public PairBench(double warmUp, double seconds, Consumer<String> progress) {
        this.warmUp = warmUp;
        this.seconds = seconds;
        this.progress = progress;
    }

    /** Adds its figures. */
    public void run(Figures figures) {
        figures.atLeast(pair(NicTraffic.ONE_WAY), 150_000);
        figures.atLeast(pair(NicTraffic.DENSE), 75_000);
        progress.accept("the first result");
        figures.add(Row.of("transfer of 64 KiB", "first_result_seconds", Figures.rounded(first()), "s"));
    }

    private Row pair(NicTraffic traffic) {
        progress.accept("a pair, " + traffic);
        var settings = traffic.settings(PARAMETERS);
        try (var ends = EndpointPair.open(Engine.JVM, settings)) {
            var transfer = new Transfer(settings, ends.left(), ends.right(), new StreamWorkload(settings, PACKETS));
            transfer.link().parallel();
            play(transfer, warmUp);
            return Row.of("pair, " + traffic.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
                "pair_cycles_per_second", Figures.rounded(play(transfer, seconds)), "cycles/s");
        }
    }

    /** Cycles per second. */
    private static double play(Transfer transfer, double time) {
        long start = System.nanoTime();
        long from = transfer.link().now();
        while (System.nanoTime() - start < time * NANOS && !transfer.turn()) {
            // as fast as it goes
        }
        double simulated = (transfer.link().now() - from) / (double) Time.SECOND;
        return simulated * PARAMETERS.clockKilohertz() * 1000 / ((System.nanoTime() - start) / NANOS);
    }

    private static double first() {
        try {
            var file = Files.createTempFile("veroce-first-", ".bin");
            try {
                var bytes = new byte[FIRST_BYTES];
                new Random(1).nextBytes(bytes);
                Files.write(file, bytes);
                return Child.launcher("transfer", "--file", file.toString(), "--engine", "jvm").lastLine();
            } finally {
                Files.delete(file);
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
