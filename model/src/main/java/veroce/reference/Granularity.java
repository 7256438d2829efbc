package veroce.reference;

import veroce.endpoint.Time;

/**
 * How finely an implementation keeps the times of a sender; where the rules are exact, circuits round.
 *
 * @param timeout        unit of the retransmission timer, 4.096 us by the rules, in picoseconds
 * @param longestTimeout its clamp
 * @param sampleSpan     round trips are measured modulo this
 */
public record Granularity(long timeout, long longestTimeout, long sampleSpan) {
    public static final Granularity EXACT = new Granularity(4096 * Time.NANOSECOND, (1L << 23) * 1024 * Time.NANOSECOND,
        Time.NEVER);
}
