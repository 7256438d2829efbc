package veroce.lockstep;

import veroce.endpoint.Time;

/**
 * How long a device takes for things that the reference does at once, in picoseconds, and what it has instead.
 *
 * @param patience from whatever happens to it until everything that comes of it is seen
 * @param doorbell from the posting of a receive work request until packets find it
 * @param register between two doorbells
 * @param pipeline packets of one queue pair so close together may be judged by an older state
 * @param bitsPerSecond of its line: frames that had to wait are not given to it faster
 * @param contexts for each Read of the peer that it accepts: one comes free some time after its response is acknowledged,
 *                 and until then the next Read has another
 */
public record Pace(long patience, long doorbell, long register, long pipeline,
                   long bitsPerSecond, int contexts) {
    /** The reference itself; only its line takes time. */
    public static final Pace REFERENCE = new Pace(20 * Time.MICROSECOND, 0, 0, 0, Time.SECOND, 1);

    /** Hardware with that clock and line: an answer waits for two frames in the MAC and those of other queue pairs. */
    public static Pace of(long kilohertz, long bitsPerSecond) {
        long cycle = Time.SECOND / 1000 / kilohertz;
        return new Pace(20 * Time.MICROSECOND + 2000 * cycle, 200 * cycle, 20 * cycle, 16 * cycle, bitsPerSecond, 2);
    }
}
