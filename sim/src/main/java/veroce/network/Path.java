package veroce.network;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Time;

/** A path at work: its queue, its loss and when it is down. */
final class Path {
    private static final long BITS_PER_BYTE = 8;

    private PathSettings settings;
    private final Loss.Process loss;
    private final SplittableRandom jitter;
    private final List<long[]> outages = new ArrayList<>();
    private long busyUntil;

    Path(PathSettings settings, SplittableRandom random) {
        this.settings = settings;
        loss = new Loss.Process(settings.loss(), random.split());
        jitter = random.split();
    }

    PathSettings settings() {
        return settings;
    }

    /** Others, but for the loss. */
    void settings(PathSettings others) {
        settings = others;
    }

    void outage(long from, long until) {
        outages.add(new long[] {from, until});
    }

    boolean down(long at) {
        for (long[] outage : outages) {
            if (at >= outage[0] && at < outage[1]) {
                return true;
            }
        }
        return false;
    }

    boolean loses() {
        return loss.loses();
    }

    /** Bytes that wait in the queue, the frame on the link included as far as it has not left. */
    long backlog(long at) {
        if (settings.bitsPerSecond() == 0 || busyUntil <= at) {
            return 0;
        }
        return (long) ((double) (busyUntil - at) * settings.bitsPerSecond() / Time.SECOND / BITS_PER_BYTE);
    }

    /** When a frame that comes at a time is at the other end. */
    long pass(int length, long at) {
        long wait = settings.jitter() == 0 ? 0 : jitter.nextLong(settings.jitter() + 1);
        long left = at;
        if (settings.bitsPerSecond() > 0) {
            busyUntil = Math.max(busyUntil, at) + Time.onWire(length, settings.bitsPerSecond());
            left = busyUntil;
        }
        return left + settings.delay() + wait;
    }
}
