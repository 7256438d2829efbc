package hdl.sim;

import java.util.Arrays;

/** When which clock rises: every clock has a period; edges at the same picosecond are one event. */
final class Timeline {
    /** 100 MHz, until somebody says otherwise. */
    static final long DEFAULT_PERIOD = 10_000;

    private final long[] periods;
    private final long[] next;
    private final long[] edges;
    private long now;

    /** A circuit without clocks still has a step to count: its time runs like that of one clock. */
    Timeline(int clocks) {
        periods = new long[Math.max(1, clocks)];
        next = new long[periods.length];
        edges = new long[periods.length];
        Arrays.fill(periods, DEFAULT_PERIOD);
        Arrays.fill(next, DEFAULT_PERIOD);
    }

    void period(int clock, long picoseconds) {
        periods[clock] = picoseconds;
        next[clock] = now + picoseconds;
    }

    long now() {
        return now;
    }

    /** Goes to the coming event and returns its clocks. */
    long advance() {
        long at = next[0];
        for (int i = 1; i < next.length; i++) {
            at = Math.min(at, next[i]);
        }
        long mask = 0;
        for (int i = 0; i < next.length; i++) {
            if (next[i] == at) {
                mask |= 1L << i;
                next[i] += periods[i];
                edges[i]++;
            }
        }
        now = at;
        return mask;
    }

    /** How many edges a clock has had. */
    long edges(int clock) {
        return edges[clock];
    }

    /** Lets edges of the first clock pass, and the others start anew behind them. */
    void skip(long count) {
        if (count == 0) {
            return;
        }
        edges[0] += count;
        now = next[0] + (count - 1) * periods[0];
        for (int i = 0; i < next.length; i++) {
            next[i] = now + periods[i];
        }
    }
}
