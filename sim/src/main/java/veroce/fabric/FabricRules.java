package veroce.fabric;

import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.NsmSettings;
import veroce.congestion.PathSlots;
import veroce.endpoint.Congestion;
import veroce.reference.CongestionMonitor;

/**
 * What queue pairs of a fabric do about congestion.
 *
 * @param threshold of SACKs, in packets
 * @param paths     that each queue pair uses
 * @param nsm       the constants of NSM, which NICs have as a circuit; null if the algorithm is another one
 */
public record FabricRules(int threshold, int paths, Congestion congestion, NsmSettings nsm) {
    /** An algorithm that is no circuit, over all paths. */
    public FabricRules(int threshold, Congestion congestion) {
        this(threshold, PathSlots.MOST, congestion, null);
    }

    /** Whether NICs can keep them: NSM, or nothing is done about congestion and paths come one after the other. */
    boolean areInHardware() {
        return nsm != null || congestion.paths() == null && congestion.algorithm() == CongestionAlgorithm.NONE;
    }

    /** With invariants checked at every event. */
    Congestion watched() {
        return new Congestion(congestion.extended(), CongestionMonitor.around(congestion.algorithm()),
            congestion.paths());
    }
}
