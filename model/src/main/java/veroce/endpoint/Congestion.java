package veroce.endpoint;

import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.PathRules;

/**
 * How a queue pair meets congestion.
 *
 * @param extended  packets carry when they were sent, and acknowledgements what has come and how: {@code cc_ext}, agreed
 *                  at set-up
 * @param algorithm decides on window and rate
 * @param paths     how paths are learned; null: one after the other
 */
public record Congestion(boolean extended, CongestionAlgorithm algorithm, PathRules paths) {
    /** As before there was any control. */
    public static final Congestion NONE = new Congestion(false, CongestionAlgorithm.NONE, null);
    /** Both ends tell each other what a control would want to know, and nobody heeds it. */
    public static final Congestion TOLD = new Congestion(true, CongestionAlgorithm.NONE, null);

    /** The threshold of the SACK that answers a packet which was sent again and asks for one. */
    public int tailThreshold(int threshold) {
        return paths == null ? threshold : threshold >> paths.tailShift();
    }
}
