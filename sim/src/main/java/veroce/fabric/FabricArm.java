package veroce.fabric;

import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.Dcqcn;
import veroce.congestion.DcqcnSettings;
import veroce.congestion.Nsi;
import veroce.congestion.NsiSettings;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.endpoint.Congestion;
import veroce.network.FabricSettings;

/** Algorithms and ways to choose paths that are compared. */
public enum FabricArm {
    /** No control, one path after the other, and a threshold that is made for reordering only. */
    NONE_ROTATING(8, Kind.NONE, 0),
    /** No control, paths that learn. */
    NONE(64, Kind.NONE, 6),
    /** One reaction point per queue pair that hears of marks in acknowledgements. */
    DCQCN_ROTATING(8, Kind.DCQCN, 0),
    DCQCN(64, Kind.DCQCN, 6),
    NSI_ROTATING(64, Kind.NSI, 0),
    NSI(64, Kind.NSI, 6);

    private enum Kind { NONE, DCQCN, NSI }

    private final int threshold;
    private final Kind kind;
    private final int rollAt;

    FabricArm(int threshold, Kind kind, int rollAt) {
        this.threshold = threshold;
        this.kind = kind;
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
        return PathSlots.MOST;
    }

    Congestion congestion(FabricSettings fabric) {
        PathRules paths = rollAt == 0 ? null : new PathRules(PathSlots.MOST, 1, 4, rollAt);
        return new Congestion(true, algorithm(fabric), paths);
    }

    private CongestionAlgorithm algorithm(FabricSettings fabric) {
        return switch (kind) {
            case NONE -> CongestionAlgorithm.NONE;
            case DCQCN -> Dcqcn.with(DcqcnSettings.of(fabric.hostRate(), FabricRun.PMTU));
            case NSI -> Nsi.with(NsiSettings.of(fabric.hostRate(), fabric.roundTrip(), FabricRun.PMTU,
                fabric.trimAt() < FabricSettings.NEVER));
        };
    }
}
