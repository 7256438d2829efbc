package veroce.reference;

import java.util.HashMap;
import java.util.Map;

/** Receive windows of whatever a capture holds: a key's window opens at the first PSN seen. */
public final class ReferenceTracker {
    private static final int PSN_MASK = 0xff_ffff;
    private static final int SIGN = 0x80_0000;

    private final int window;
    private final Map<TrackerKey, ReceiveWindow> windows = new HashMap<>();

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
        ReceiveWindow of = windows.computeIfAbsent(key, k -> new ReceiveWindow(window, psn, 1));
        Verdict first = accept(of, psn);
        for (long i = 1; i < count; i++) {
            // Once a PSN lies outside, nothing moves any more and all later ones lie outside too.
            if (accept(of, (int) (psn + i) & PSN_MASK) == Verdict.OUTSIDE) {
                break;
            }
        }
        return first;
    }

    /** The next PSN a key expects, or -1 for a key never seen. */
    public int expected(TrackerKey key) {
        ReceiveWindow of = windows.get(key);
        return of == null ? -1 : of.expected();
    }

    private static Verdict accept(ReceiveWindow window, int psn) {
        Verdict verdict = window.judge(psn);
        if (verdict.isNew()) {
            window.take(psn, false);
            window.walk(ended -> true);
        }
        return verdict;
    }
}
