package veroce.measure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import veroce.bench.Figures;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Time;
import veroce.network.Link;
import veroce.transfer.Transfer;

/**
 * Two NICs over paths that differ in delay or in rate, and over paths that together are narrower than the line: what
 * learning and congestion control are for. The NIC does not learn its paths, and this one is without control: its rows say
 * so.
 */
final class UnevenPaths {
    static final String NO_LEARNING = "the NIC of this configuration takes its paths in turn and controls no congestion";
    static final String LATER = "each 1 us later than the one before";
    static final String QUARTER = "one at a quarter of its rate";
    private static final String GOODPUT = "goodput_percent_of_line";
    private static final List<Integer> COUNTS = List.of(2, 4, 8, 16);
    /** What has to be left of the rest when one of 16 paths is slow, of a narrow network, and for queue pairs in it. */
    private static final double OF_THE_REST = 0.95;
    private static final double LEAST_OF_NARROW = 97;
    private static final double MOST_QUEUE = 80;
    private static final double MOST_RESENT = 0.5;
    private static final double LEAST_JAIN = 0.97;
    private static final int STATED_PATHS = 16;
    /** Gb/s of all paths together: more than the line, half of it, a quarter. */
    private static final double WIDE = 120;
    private static final double HALF = 50;
    private static final double NARROW = 25;
    private static final long MARK = 25_000;
    private static final long TRIM = 125_000;
    private static final int PAIRS = 4;
    /** Shares are looked at from then on, and until some may be done. */
    private static final long SETTLED = Time.MILLISECOND;
    private static final long ENDING = 5 * Time.MILLISECOND / 2;
    private static final double GIGA = 1e9;
    private static final double KILO = 1e3;

    private final Effort effort;
    private final Figures figures;

    UnevenPaths(Effort effort, Figures figures) {
        this.effort = effort;
        this.figures = figures;
    }

    void run(Consumer<String> progress) {
        var moves = new ArrayList<Move>();
        for (int count : effort.quick() ? List.of(4, STATED_PATHS) : COUNTS) {
            var shape = effort.shape().paths(count, 0);
            moves.add(Move.of(count + " paths, " + LATER, LATER, count, effort.engine(), shape, effort.of(9_000, 2_500))
                .harmed(transfer -> {
                    for (int path = 1; path < count; path++) {
                        transfer.toRight().longer(path, path * Time.MICROSECOND);
                    }
                }));
            moves.add(Move.of(count + " paths, " + QUARTER, QUARTER, count, effort.engine(), shape, effort.of(6_000, 2_000))
                .harmed(transfer -> {
                    narrow(transfer, count, WIDE);
                    transfer.toRight().narrow(0, Math.round(WIDE * GIGA / count / 4), MARK, TRIM, Long.MAX_VALUE);
                }));
        }
        for (var moved : Move.all(moves, effort.jobs(), progress)) {
            tell(moved);
        }
        bottleneck(progress);
        shares(progress);
    }

    private void tell(Move.Moved moved) {
        boolean slow = moved.move().series().equals(QUARTER);
        double best = Wire.ceilingPercent(moved.settings());
        var row = moved.row(GOODPUT, moved.result().goodputPercent(), "%").ceiling(Figures.rounded(best));
        if (slow) {
            row = row.with("because", NO_LEARNING);
        }
        if (slow && moved.settings().paths() == STATED_PATHS) {
            figures.atLeast(row, Figures.rounded(OF_THE_REST * best));
        } else {
            figures.add(row);
        }
        figures.add(moved.row("timeouts", moved.result().counter("timeouts"), "timeouts"));
    }

    private static void narrow(Transfer transfer, int count, double gigabits) {
        for (int path = 0; path < count; path++) {
            transfer.toRight().narrow(path, Math.round(gigabits * GIGA / count), MARK, TRIM, Long.MAX_VALUE);
        }
    }

    /** One queue pair, 16 paths of half the line together. */
    private void bottleneck(Consumer<String> progress) {
        var tap = new Arrivals();
        var name = "16 paths of 50 Gb/s together, one queue pair";
        var move = Move.of(name, "bottleneck", STATED_PATHS, effort.engine(), effort.shape().paths(STATED_PATHS, 0),
            effort.of(6_000, 2_000)).harmed(transfer -> {
                narrow(transfer, STATED_PATHS, HALF);
                transfer.link().tap(tap);
            });
        var moved = Move.all(List.of(move), 1, progress).getFirst();
        var result = moved.result();
        double best = Wire.ceilingPercent(moved.settings());
        figures.atLeast(moved.row("bottleneck_percent", result.goodputPercent() * 100 / HALF / best * 100,
            "% of its ceiling").ceiling(100).with("because", NO_LEARNING), LEAST_OF_NARROW);
        figures.atMost(moved.row("queue_kilobytes", tap.waiting(moved.settings().roundTrip() / 2), "KB")
            .with("because", NO_LEARNING), MOST_QUEUE);
        figures.atMost(moved.row("retransmissions_percent", 100.0 * result.resends() * moved.settings().mtu()
            / result.bytes(), "%").with("because", NO_LEARNING), MOST_RESENT);
    }

    /** Four queue pairs through one path of a quarter of the line. */
    private void shares(Consumer<String> progress) {
        var tap = new Arrivals();
        var move = Move.of("4 queue pairs, one path of 25 Gb/s", "shares", PAIRS, effort.engine(),
            effort.shape().paths(1, 0).queuePairs(PAIRS), effort.of(6_000, 3_000)).harmed(transfer -> {
                narrow(transfer, 1, NARROW);
                transfer.link().tap(tap);
            });
        var moved = Move.all(List.of(move), 1, progress).getFirst();
        figures.atLeast(moved.row("jain_index", tap.jain(), "").ceiling(1.0), LEAST_JAIN);
    }

    /** What arrives at the right end: how long it has waited, and how much of it is whose. */
    private static final class Arrivals implements Link.Tap {
        private static final int DESTINATION = 47;
        private static final int PSN = 51;
        private final Map<Integer, Long> shares = new HashMap<>();
        private final Map<Integer, Long> sentAt = new HashMap<>();
        private final List<long[]> arrived = new ArrayList<>();
        private Endpoint left;
        private long began = -1;
        private long last;

        @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
            if (began < 0) {
                began = time;
                left = from;
            }
            if (from != left) {
                return;
            }
            int psn = three(frame, PSN);
            if (!arrives) {
                sentAt.put(psn, time);
                return;
            }
            arrived.add(new long[] {frame.length, time - sentAt.getOrDefault(psn, time)});
            if (time - began > SETTLED && time - began < ENDING) {
                shares.merge(three(frame, DESTINATION), (long) frame.length, Long::sum);
            }
            last = time;
        }

        private static int three(byte[] frame, int at) {
            return (frame[at] & 0xff) << 16 | (frame[at + 1] & 0xff) << 8 | frame[at + 2] & 0xff;
        }

        /** Kilobytes in all queues, in the mean over time: what arrives, times how long it has waited. */
        double waiting(long delay) {
            double bytesTimesWait = arrived.stream().mapToDouble(one -> (double) one[0] * (one[1] - delay)).sum();
            return bytesTimesWait / (last - began) / KILO;
        }

        double jain() {
            double sum = shares.values().stream().mapToDouble(Long::doubleValue).sum();
            double squares = shares.values().stream().mapToDouble(one -> (double) one * one).sum();
            return sum * sum / PAIRS / squares;
        }
    }
}
