package veroce.fabric;

import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.PathSlots;
import veroce.endpoint.Congestion;
import veroce.reference.CongestionMonitor;

/**
 * What queue pairs of a fabric do about congestion.
 *
 * @param threshold of SACKs, in packets
 */
public record FabricRules(int threshold, Congestion congestion) {
    /** Paths that each uses. */
    static final int PATHS = PathSlots.MOST;

    /** Nothing is done about congestion, and paths come one after the other. */
    boolean isPlain() {
        return congestion.algorithm() == CongestionAlgorithm.NONE && congestion.paths() == null;
    }

    /** With invariants checked at every event. */
    Congestion watched() {
        return new Congestion(congestion.extended(), CongestionMonitor.around(congestion.algorithm()),
            congestion.paths());
    }
}
