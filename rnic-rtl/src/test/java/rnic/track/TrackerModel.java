package rnic.track;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import rnic.protocol.Outcome;
import veroce.reference.Verdict;

/**
 * What the tracker must say: the books are the reference's, here stands when a pipeline knows them. Whether a packet
 * lies beyond the window is judged against the expected PSN of {@link SackTracker#LAG} cycles earlier, whether it is
 * new against all packets before it.
 */
final class TrackerModel {
    private static final int MASK = 0xFFFFFF;

    /** What one packet is. */
    record Packet(boolean ends, boolean consumes, boolean eligible) {}

    /** What the tracker must say. */
    record Answer(int row, int psn, Outcome outcome, int expected, int messages, int messageStart, int receivesDone) {}

    /** What a SACK must say. */
    record Row(BigInteger bitmap, int expected) {}

    private final int window;
    private final int consuming;
    private final Map<Integer, WindowHistory> flows = new HashMap<>();

    /** The first so many flows consume receive WQEs. */
    TrackerModel(int window, int consuming) {
        this.window = window;
        this.consuming = consuming;
    }

    void setup(int row, int psn) {
        flows.put(row, new WindowHistory(window, psn));
    }

    int expected(int row) {
        return flows.get(row).now().window().expected();
    }

    Answer arrive(long cycle, int row, int psn, Packet packet) {
        var flow = flows.get(row);
        var known = flow.at(cycle - SackTracker.LAG).window().judge(psn);
        var verdict = flow.now().window().judge(psn);
        Outcome outcome;
        if (known == Verdict.DUPLICATE || verdict == Verdict.DUPLICATE) {
            outcome = Outcome.DUPLICATE;
        } else if (known == Verdict.OUTSIDE) {
            outcome = Outcome.OUTSIDE;
        } else if (!packet.eligible()) {
            outcome = Outcome.REFUSED;
        } else {
            outcome = verdict == Verdict.IN_ORDER ? Outcome.IN_ORDER : Outcome.OUT_OF_ORDER;
            flow.take(cycle, psn, packet.ends(), packet.consumes() && row < consuming);
        }
        var now = flow.now();
        return new Answer(row, psn, outcome, now.window().expected(), now.window().message(),
            now.window().messageStart(), now.receives());
    }

    /** The answer to a request: all of it from the same moment, so the expected packet is missing in the bitmap. */
    Row sack(long cycle, int row) {
        var known = flows.get(row).at(cycle - SackTracker.LAG);
        int expected = known.window().expected();
        var bitmap = BigInteger.ZERO;
        for (int i = 0; i < window; i++) {
            bitmap = known.window().isReceived(expected + i & MASK) ? bitmap.setBit(i) : bitmap;
        }
        return new Row(bitmap, expected);
    }

    /** Whether a PSN has arrived. */
    boolean has(int row, int psn) {
        return flows.get(row).now().window().isReceived(psn);
    }
}
