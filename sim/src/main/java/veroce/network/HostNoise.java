package veroce.network;

/**
 * What hosts do to time, in picoseconds.
 *
 * @param jitter every acknowledgement leaves later by up to so much, and may be overtaken
 * @param stall  a host does nothing for so long, once in {@code every}, at a time of its own
 */
public record HostNoise(long jitter, long stall, long every) {
    public static final HostNoise NONE = new HostNoise(0, 0, 1);

    public HostNoise {
        if (jitter < 0 || stall < 0 || stall >= every) {
            throw new IllegalArgumentException("hosts that stall for " + stall + " of " + every
                + " ps with a jitter of " + jitter + ": use a stall below its period");
        }
    }

    /** When a host that is to do something does it. */
    long awake(long time, long phase) {
        long since = (time + phase) % every;
        return since < stall ? time + stall - since : time;
    }
}
