package veroce.bench;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** Tells every few seconds how many packets all runs together have moved, and how fast. */
final class PacketMeter {
    private static final long INTERVAL = 10_000_000_000L;
    private static final double NANOSECONDS = 1e9;

    private final long goal;
    private final Consumer<String> progress;
    private final long began = System.nanoTime();
    private final Map<Long, Long> arrived = new HashMap<>();
    private long next = began + INTERVAL;

    PacketMeter(long goal, Consumer<String> progress) {
        this.goal = goal;
        this.progress = progress;
    }

    /** So many packets of a run have arrived by now. */
    synchronized void arrived(long run, long packets) {
        arrived.put(run, packets);
        long now = System.nanoTime();
        if (now >= next) {
            next = now + INTERVAL;
            long sum = arrived.values().stream().mapToLong(Long::longValue).sum();
            progress.accept(String.format(Locale.ROOT, "%,d of %,d packets, %.0f %%; %,.0f packets/s", sum, goal,
                100.0 * sum / goal, sum / ((now - began) / NANOSECONDS)));
        }
    }
}
