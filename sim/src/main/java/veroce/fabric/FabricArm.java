package veroce.fabric;

import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.Nsi;
import veroce.congestion.NsiSettings;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.endpoint.Congestion;
import veroce.network.FabricSettings;

/** Algorithms and ways to choose paths that are compared. */
public enum FabricArm {
    /** No control, one path after the other, and a threshold that is made for reordering only. */
    NONE_ROTATING(8, false, PathRules.HASHED.slots(), 0),
    /** No control, paths that learn. */
    NONE(64, false, PathRules.HASHED.slots(), 6),
    NSI_ROTATING(64, true, PathRules.HASHED.slots(), 0),
    NSI(64, true, PathRules.HASHED.slots(), 6);

    private final int threshold;
    private final boolean controls;
    private final int slots;
    private final int rollAt;

    FabricArm(int threshold, boolean controls, int slots, int rollAt) {
        this.threshold = threshold;
        this.controls = controls;
        this.slots = slots;
        this.rollAt = rollAt;
    }

    /** As the command line has it. */
    public String title() {
        return name().toLowerCase().replace('_', '-');
    }

    /** SACK threshold in packets. */
    int threshold() {
        return threshold;
    }

    int slots() {
        return slots;
    }

    Congestion congestion(FabricSettings fabric) {
        CongestionAlgorithm algorithm = controls ? Nsi.with(NsiSettings.of(fabric.hostRate(), fabric.roundTrip(),
            FabricRun.PMTU, fabric.trimAt() < FabricSettings.NEVER)) : CongestionAlgorithm.NONE;
        PathRules paths = rollAt == 0 ? null : new PathRules(Math.min(slots, PathSlots.MOST), 1, 4, rollAt);
        return new Congestion(true, algorithm, paths);
    }
}
