package rnic.track;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import rnic.protocol.Outcome;

/**
 * The receiver's bookkeeping as the reliability document says it, section 3, in plain numbers: a set of arrived PSNs, a
 * frontier that walks. Whether a packet lies beyond the window is judged against the expected PSN that the pipeline can
 * know: that of the arrivals at least {@link SackTracker#LAG} cycles earlier.
 */
final class TrackerModel {
    private static final int MASK = 0xFFFFFF;
    /** What one packet is. */
    record Packet(boolean ends, boolean consumes, boolean eligible) {}

    /** What the tracker must say. */
    record Answer(int qp, int psn, Outcome outcome, int expected, int messages, int messageStart, int receivesDone) {}

    /** What a SACK must say. */
    record Row(BigInteger bitmap, int expected, int messages, int messageStart, int receivesDone) {}

    /** The progress that became true in a cycle. */
    private record Past(long cycle, int expected, int messages, int messageStart, int receivesDone) {}

    private static final class Pair {
        final Map<Integer, Packet> arrived = new HashMap<>();
        final Deque<Past> history = new ArrayDeque<>();
        int expected;
        int messages;
        int messageStart;
        int receivesDone;
        /** What the pipeline knows: what is retired. */
        Past known;
        /** When each PSN near the window was accepted; also those behind the expected one. */
        final Map<Integer, Long> accepted = new HashMap<>();

        Past now(long cycle) {
            return new Past(cycle, expected, messages, messageStart, receivesDone);
        }
    }

    private final int window;
    private final Map<Integer, Pair> pairs = new HashMap<>();

    TrackerModel(int window) {
        this.window = window;
    }

    void setup(int qp, int psn) {
        var pair = new Pair();
        pair.expected = psn;
        pair.messageStart = psn;
        pair.known = pair.now(0);
        pairs.put(qp, pair);
    }

    int expected(int qp) {
        return pairs.get(qp).expected;
    }

    Answer arrive(long cycle, int qp, int psn, Packet packet) {
        var pair = pairs.get(qp);
        pass(pair, cycle - SackTracker.LAG);
        int ahead = psn - pair.known.expected() & MASK;
        Outcome outcome;
        if (ahead >= 1 << 23 || pair.arrived.containsKey(psn) || (psn - pair.expected & MASK) >= 1 << 23) {
            outcome = Outcome.DUPLICATE;
        } else if (ahead >= window) {
            outcome = Outcome.OUTSIDE;
        } else if (!packet.eligible()) {
            outcome = Outcome.REFUSED;
        } else {
            outcome = psn == pair.expected ? Outcome.IN_ORDER : Outcome.OUT_OF_ORDER;
            pair.arrived.put(psn, packet);
            pair.accepted.put(psn, cycle);
            pair.accepted.remove(psn - 4 * window & MASK);
            walk(pair);
        }
        pair.history.add(pair.now(cycle));
        return new Answer(qp, psn, outcome, pair.expected, pair.messages, pair.messageStart, pair.receivesDone);
    }

    /**
     * The answer to a request: the retired progress, and the bitmap from it on of what is retired; so the expected packet
     * is missing. Cycles of requests and arrivals never go back.
     */
    Row sack(long cycle, int qp) {
        var pair = pairs.get(qp);
        pass(pair, cycle - SackTracker.LAG);
        var bitmap = BigInteger.ZERO;
        for (int i = 0; i < window; i++) {
            var when = pair.accepted.get(pair.known.expected() + i & MASK);
            if (when != null && when <= cycle - SackTracker.LAG) {
                bitmap = bitmap.setBit(i);
            }
        }
        return new Row(bitmap, pair.known.expected(), pair.known.messages(), pair.known.messageStart(),
            pair.known.receivesDone());
    }

    private static void pass(Pair pair, long cycle) {
        while (!pair.history.isEmpty() && pair.history.peek().cycle() <= cycle) {
            pair.known = pair.history.poll();
        }
    }

    private static void walk(Pair pair) {
        for (var next = pair.arrived.remove(pair.expected); next != null; next = pair.arrived.remove(pair.expected)) {
            pair.expected = pair.expected + 1 & MASK;
            if (next.ends()) {
                pair.messages = pair.messages + 1 & MASK;
                pair.messageStart = pair.expected;
                pair.receivesDone = pair.receivesDone + (next.consumes() ? 1 : 0) & MASK;
            }
        }
    }

    /** What has arrived of the PSNs from some expected one on, bit 0 first. */
    boolean has(int qp, int psn) {
        var pair = pairs.get(qp);
        return (psn - pair.expected & MASK) >= 1 << 23 || pair.arrived.containsKey(psn);
    }
}
