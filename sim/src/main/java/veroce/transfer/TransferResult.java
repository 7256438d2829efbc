package veroce.transfer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import veroce.network.Fate;
import veroce.report.Row;

/** What a transfer has shown. */
public final class TransferResult {
    private static final double PICOSECONDS = 1e12;
    private static final String SCENARIO = "transfer";
    private static final int[] PERCENTILES = {50, 90, 99, 100};
    /** Why a packet did not arrive, or not as it was sent. */
    private static final List<Fate> DROPS = List.of(Fate.DROP_LOSS, Fate.DROP_QUEUE, Fate.DROP_PATH, Fate.DROP_RULE,
        Fate.TRIMMED, Fate.CORRUPTED);

    private final TransferSettings settings;
    private final long duration;
    private final long bytes;
    private final double steadyRate;
    private final double togetherRate;
    private final double steadyMessages;
    private final long[] latencies;
    private final Map<String, Long> left;
    private final Map<String, Long> right;
    private final Map<Fate, Long> toLeft;
    private final Map<Fate, Long> toRight;

    TransferResult(TransferSettings settings, List<MessageTimes> directions, long duration,
                   Map<String, Long> left, Map<String, Long> right, Map<Fate, Long> toLeft,
                   Map<Fate, Long> toRight) {
        this.settings = settings;
        this.duration = duration;
        this.left = left;
        this.right = right;
        this.toLeft = toLeft;
        this.toRight = toRight;
        bytes = directions.stream().mapToLong(MessageTimes::bytes).sum();
        steadyRate = directions.stream().mapToDouble(MessageTimes::steadyRate).sum();
        togetherRate = directions.stream().mapToDouble(MessageTimes::togetherRate).sum();
        steadyMessages = directions.stream().mapToDouble(MessageTimes::steadyMessages).sum();
        latencies = directions.stream().flatMapToLong(times -> Arrays.stream(times.latencies())).sorted().toArray();
    }

    /** Each frame that reached an endpoint was counted by it, under exactly one name. */
    void everyFrameIsCounted() {
        if (counted(left) != toLeft.get(Fate.DELIVERED) || counted(right) != toRight.get(Fate.DELIVERED)) {
            throw new TransferFailure("the frames that arrived are not the sum of the rx_ counters: left "
                + toLeft.get(Fate.DELIVERED) + " frames, " + left + "; right " + toRight.get(Fate.DELIVERED)
                + " frames, " + right);
        }
    }

    private static long counted(Map<String, Long> counters) {
        return counters.entrySet().stream().filter(counter -> counter.getKey().startsWith("rx_"))
            .mapToLong(Map.Entry::getValue).sum();
    }

    /** Payload of both directions. */
    public long bytes() {
        return bytes;
    }

    /** Data packets that were sent again. */
    public long resends() {
        return counter("tx_resends");
    }

    /**
     * Of the data packets that were sent, the share that had to go again: lost in the network, or cut by it. In both
     * directions acknowledgements are lost beside them, as often as there are more frames than data.
     */
    public double lostShare() {
        double sent = (double) bytes / settings.mtu() + resends();
        boolean one = !settings.bothDirections();
        double gone = one ? dataLost() + (settings.operation().hasResponse() ? toLeft : toRight).get(Fate.TRIMMED)
            : fate(Fate.DROP_LOSS) * Math.min(1, sent / fate(Fate.SENT)) + fate(Fate.TRIMMED);
        return Math.min(1, gone / sent);
    }

    /** Data frames that the network lost on their way, when messages go from left to right only. */
    public long dataLost() {
        return (settings.operation().hasResponse() ? toLeft : toRight).get(Fate.DROP_LOSS);
    }

    private double bitsPerSecond() {
        return duration == 0 ? 0 : bytes * 8 / (duration / PICOSECONDS);
    }

    /** Payload in percent of what the lines could carry, per direction. */
    public double goodputPercent() {
        double directions = settings.bothDirections() ? 2 : 1;
        return 100 * bitsPerSecond() / (settings.gigabitsPerSecond() * 1e9 * directions);
    }

    /** The same in the middle of the run, between a tenth and nine tenths of the messages; 0 for too few messages. */
    public double steadyPercent() {
        return percent(steadyRate);
    }

    /** The same while every flow is under way: of several that end at different times. */
    public double togetherPercent() {
        return percent(togetherRate);
    }

    private double percent(double bytesPerPicosecond) {
        double directions = settings.bothDirections() ? 2 : 1;
        return 100 * bytesPerPicosecond * 8 * PICOSECONDS / (settings.gigabitsPerSecond() * 1e9 * directions);
    }

    /** Messages of all directions per second in the middle of the run; 0 for too few. */
    public double steadyMessagesPerSecond() {
        return steadyMessages * PICOSECONDS;
    }

    /** Cycles of the core clock. */
    public long cycles() {
        return Math.round(duration / 1e9 * settings.configuration().clockKilohertz());
    }

    /** A counter of both endpoints together; 0 when they have none of that name. */
    public long counter(String name) {
        return left.getOrDefault(name, 0L) + right.getOrDefault(name, 0L);
    }

    public long fate(Fate fate) {
        return toLeft.get(fate) + toRight.get(fate);
    }

    /** The figures of a report: of a transfer that failed, those that there are. */
    public List<Row> rows(double seconds) {
        var rows = new ArrayList<Row>();
        addGoodput(rows);
        if (!left.isEmpty() || !right.isEmpty()) {
            rows.add(Row.of(SCENARIO, "packets_sent", counter("tx_packets"), "packets"));
            rows.add(Row.of(SCENARIO, "retransmissions", counter("tx_resends"), "packets"));
            rows.add(Row.of(SCENARIO, "timeouts", counter("timeouts"), "timeouts"));
            rows.add(Row.of(SCENARIO, "tail_probes", counter("tail_probes"), "probes"));
        }
        for (var fate : DROPS) {
            rows.add(Row.of(SCENARIO, "network_drops." + fate.counter(), fate(fate), "packets"));
        }
        rows.add(Row.of(SCENARIO, "frames." + Fate.DUPLICATED.counter(), fate(Fate.DUPLICATED), "frames"));
        for (int percentile : latencies.length == 0 ? new int[0] : PERCENTILES) {
            rows.add(Row.of(SCENARIO, "latency_cycles." + (percentile == 100 ? "max" : "p" + percentile),
                Math.round(latency(percentile) / 1e9 * settings.configuration().clockKilohertz()), "cycles"));
        }
        rows.add(Row.of(SCENARIO, "cycles", cycles(), "cycles"));
        rows.add(Row.of(SCENARIO, "cycles_per_second", round(cycles() / seconds), "cycles/s"));
        return rows;
    }

    private void addGoodput(List<Row> rows) {
        rows.add(Row.of(SCENARIO, "bytes", bytes, "bytes"));
        rows.add(Row.of(SCENARIO, "goodput_percent_of_line", round(goodputPercent()), "%")
            .ceiling(round(settings.ceilingPercent())));
        if (steadyRate > 0) {
            rows.add(Row.of(SCENARIO, "steady_percent_of_line", round(steadyPercent()), "%")
                .ceiling(round(settings.ceilingPercent())));
        }
        rows.add(Row.of(SCENARIO, "ceiling_percent_of_line", round(settings.ceilingPercent()), "%"));
        rows.add(Row.of(SCENARIO, "goodput_gigabits_per_second", round(bitsPerSecond() / 1e9), "Gb/s"));
    }

    /** Time from post to completion that so many percent of the messages did not exceed, in picoseconds. */
    private long latency(double percentile) {
        int at = (int) Math.ceil(latencies.length * percentile / 100.0) - 1;
        return latencies[Math.max(0, at)];
    }

    /** Microseconds from post to completion that so many percent of the messages did not exceed; the host looks once in one. */
    public double latencyMicroseconds(double percentile) {
        return latencies.length == 0 ? 0 : latency(percentile) / 1e6;
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }
}
