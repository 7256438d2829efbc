package veroce.invariant;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;

/**
 * How often the retransmission timer of a sender can have expired, from what its peer sees: progress resets it. The
 * smoothed round-trip time is not known, only that no sample can have been shorter than the shortest one seen.
 */
final class Timeouts {
    private static final long RTT_UNIT = Time.MICROSECOND / 16;
    /** Times of the timer are counted in units of 1.024 us. */
    private static final long SLACK = 2 * Time.MICROSECOND;
    private static final long LONGEST = (1L << 23) * 1024 * Time.NANOSECOND;

    private final QueuePairSettings settings;
    private final TransportSettings transport;
    private final long patience;
    /** One entry for each time at which everything in flight can have become due again before the last progress. */
    private final List<Long> rounds = new ArrayList<>();
    private long shortest;
    private long progress;

    Timeouts(QueuePairSettings settings, TransportSettings transport, long patience) {
        this.settings = settings;
        this.transport = transport;
        this.patience = patience;
        shortest = transport.initialRtt();
    }

    void sample(long roundTrip) {
        shortest = Math.clamp(roundTrip, Time.MICROSECOND, shortest);
    }

    /** T_gen is at least this. */
    long generation() {
        return shortest + transport.jitter() - 2 * RTT_UNIT;
    }

    /** The first packet goes into an empty window. */
    void begins(long at) {
        progress = Math.max(progress, at - patience);
    }

    /** An acknowledgement has moved the head; it may have come too late for a timer that was about to expire. */
    void progress(long at) {
        for (int count = within(at - progress + patience); count > 0; count--) {
            rounds.add(at);
        }
        progress = at;
    }

    /** An RNR NAK: after the pause everything is due again, and the timer begins anew. */
    void pause(long at) {
        progress(at);
        rounds.add(at);
    }

    /** Most times that everything has become due since a packet was sent, but for {@link #now}. */
    int since(long sentAt) {
        int count = 0;
        for (int i = rounds.size() - 1; i >= 0 && rounds.get(i) >= sentAt - patience; i--) {
            count++;
        }
        return count;
    }

    /** Most times that the timer can have expired since the last progress. */
    int now(long at) {
        return within(at - progress);
    }

    private int within(long span) {
        int count = 0;
        if (settings.rtoExponent() > 0) {
            long base = Math.max(4096 * Time.NANOSECOND << settings.rtoExponent(), 4 * generation());
            for (long rest = span; count < settings.retries(); count++) {
                rest -= Math.min(base << Math.min(count, transport.backoffLimit()), LONGEST) - SLACK;
                if (rest < 0) {
                    break;
                }
            }
        }
        return count;
    }
}
