package veroce.reference;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * A receive window in its plainest form: per key the next expected PSN and a set of those received beyond it. Slow
 * and obviously right; the hardware tracker is judged by it. A key's window opens at the first PSN seen.
 */
public final class ReferenceTracker {
    private static final int PSN_MASK = 0xff_ffff;
    private static final int SIGN = 0x80_0000;

    private final int window;
    private final Map<TrackerKey, Window> windows = new HashMap<>();

    public ReferenceTracker(int window) {
        if (window < 1 || window >= SIGN) {
            throw new IllegalArgumentException("a window of " + window + " packets: use 1 to 8388607");
        }
        this.window = window;
    }

    /**
     * Takes a packet that occupies {@code count} consecutive PSNs, which is the same as that many packets in a row;
     * the verdict is that of the first.
     */
    public Verdict accept(TrackerKey key, int psn, long count) {
        Window of = windows.computeIfAbsent(key, k -> new Window(psn));
        Verdict first = of.accept(psn);
        for (long i = 1; i < count; i++) {
            // Once a PSN lies outside, nothing moves any more and all later ones lie outside too.
            if (of.accept((int) (psn + i) & PSN_MASK) == Verdict.OUTSIDE) {
                break;
            }
        }
        return first;
    }

    /** The next PSN a key expects, or -1 for a key never seen. */
    public int expected(TrackerKey key) {
        Window of = windows.get(key);
        return of == null ? -1 : of.expected;
    }

    private final class Window {
        private int expected;
        /** Bit i: PSN expected + i has been received. Bit 0 is always clear between packets. */
        private BitSet received = new BitSet();

        Window(int expected) {
            this.expected = expected;
        }

        Verdict accept(int psn) {
            int distance = (psn - expected) & PSN_MASK;
            if ((distance & SIGN) != 0 || received.get(distance)) {
                return Verdict.DUPLICATE;
            }
            if (distance >= window) {
                return Verdict.OUTSIDE;
            }
            received.set(distance);
            int run = received.nextClearBit(0);
            expected = (expected + run) & PSN_MASK;
            received = received.get(run, window);
            return distance == 0 ? Verdict.IN_ORDER : Verdict.OUT_OF_ORDER;
        }
    }
}
