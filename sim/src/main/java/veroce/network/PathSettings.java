package veroce.network;

import veroce.endpoint.Time;

/**
 * A path through the network in one direction. Thresholds count the bytes that wait when a frame comes.
 *
 * @param bitsPerSecond of its slowest link; 0 for a path without a queue
 * @param delay         of every frame, in picoseconds
 * @param jitter        each frame waits up to so long more, evenly spread and by itself: frames overtake each other
 * @param markAt        from here on frames are marked as having met congestion
 * @param trimAt        from here on data packets are cut to their headers
 * @param dropAt        from here on frames are lost
 */
public record PathSettings(long bitsPerSecond, long delay, long jitter, long markAt, long trimAt, long dropAt,
                           Loss loss) {
    /** 5 us, nothing else. */
    public static final PathSettings PLAIN = new PathSettings(0, 5 * Time.MICROSECOND, 0, Long.MAX_VALUE,
        Long.MAX_VALUE, Long.MAX_VALUE, Loss.NONE);

    public PathSettings {
        if (bitsPerSecond < 0 || delay < 0 || jitter < 0 || markAt < 0 || trimAt < 0 || dropAt < 0) {
            throw new IllegalArgumentException("a path with " + bitsPerSecond + " b/s, delay " + delay + " ps, jitter "
                + jitter + " ps and thresholds " + markAt + ", " + trimAt + ", " + dropAt + ": none may be negative");
        }
    }

    public PathSettings withDelay(long picoseconds, long jitterPicoseconds) {
        return new PathSettings(bitsPerSecond, picoseconds, jitterPicoseconds, markAt, trimAt, dropAt, loss);
    }

    public PathSettings withLoss(Loss model) {
        return new PathSettings(bitsPerSecond, delay, jitter, markAt, trimAt, dropAt, model);
    }

    /** With a queue before a link of that rate. */
    public PathSettings withQueue(long rate, long mark, long trim, long drop) {
        return new PathSettings(rate, delay, jitter, mark, trim, drop, loss);
    }
}
