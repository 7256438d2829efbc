package veroce.fabric;

import java.util.Locale;
import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.Dcqcn;
import veroce.congestion.DcqcnSettings;
import veroce.congestion.Nsi;
import veroce.congestion.NsiSettings;
import veroce.congestion.Nsm;
import veroce.congestion.NsmSettings;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.congestion.Swift;
import veroce.endpoint.Congestion;
import veroce.network.FabricSettings;

/** Algorithms and ways to choose paths that are compared. */
public enum FabricArm {
    /** No control, one path after the other, and a threshold that is made for reordering only. */
    NONE_ROTATING(8, Kind.NONE, Paths.ROTATING),
    /** No control, paths that learn. */
    NONE(64, Kind.NONE, Paths.AT_ONCE),
    /** One reaction point per queue pair that hears of marks in acknowledgements. */
    DCQCN_ROTATING(8, Kind.DCQCN, Paths.ROTATING),
    DCQCN(64, Kind.DCQCN, Paths.AT_ONCE),
    /** The same over one path, as it is in use: links are shared as the hash of each flow happens to be. */
    DCQCN_ECMP(8, Kind.DCQCN, Paths.ONE),
    SWIFT(64, Kind.SWIFT, Paths.SPACED),
    NSI_ROTATING(64, Kind.NSI, Paths.ROTATING),
    NSI(64, Kind.NSI, Paths.AT_ONCE),
    /** The window of NSM, one path after the other. */
    NSM_ROTATING(64, Kind.NSM, Paths.ROTATING),
    /** The window of NSM with the path rules of NSI. */
    NSM_AT_ONCE(64, Kind.NSM, Paths.AT_ONCE),
    NSM(64, Kind.NSM, Paths.SPACED),
    /** The same, and a base round trip that was told too short is learned. */
    NSM_LEARNING(64, Kind.NSM_LEARNING, Paths.SPACED);

    private enum Kind { NONE, DCQCN, SWIFT, NSI, NSM, NSM_LEARNING }

    /** A single one; one after the other; learning, a slot changes at once; or one slot changes after the other. */
    private enum Paths { ONE, ROTATING, AT_ONCE, SPACED }

    private final int threshold;
    private final Kind kind;
    private final Paths paths;

    FabricArm(int threshold, Kind kind, Paths paths) {
        this.threshold = threshold;
        this.kind = kind;
        this.paths = paths;
    }

    /** As the command line has it. */
    public String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** @param baseRtt of an empty network, as senders have been told, in picoseconds */
    public FabricRules rules(FabricSettings fabric, long baseRtt) {
        PathRules hashed = switch (paths) {
            case ONE, ROTATING -> null;
            case AT_ONCE -> PathRules.AT_ONCE;
            case SPACED -> PathRules.hashed(baseRtt);
        };
        PathRules rules = hashed == null || fabric.hashes() ? hashed : hashed.named();
        return new FabricRules(threshold, paths == Paths.ONE ? 1 : PathSlots.MOST,
            new Congestion(true, algorithm(fabric, baseRtt), rules),
            kind == Kind.NSM ? nsm(fabric, baseRtt) : null);
    }

    public FabricRules rules(FabricSettings fabric) {
        return rules(fabric, fabric.roundTrip());
    }

    private CongestionAlgorithm algorithm(FabricSettings fabric, long baseRtt) {
        long rate = fabric.hostRate();
        return switch (kind) {
            case NONE -> CongestionAlgorithm.NONE;
            case DCQCN -> Dcqcn.with(DcqcnSettings.of(rate, FabricRun.PMTU));
            case SWIFT -> Swift.with(rate, baseRtt, FabricRun.PMTU);
            case NSI -> Nsi.with(NsiSettings.of(rate, baseRtt, FabricRun.PMTU, fabric.trims()));
            case NSM -> Nsm.with(nsm(fabric, baseRtt));
            case NSM_LEARNING -> Nsm.with(nsm(fabric, baseRtt).learning());
        };
    }

    private static NsmSettings nsm(FabricSettings fabric, long baseRtt) {
        return NsmSettings.of(fabric.hostRate(), baseRtt, FabricRun.PMTU, fabric.trims());
    }
}
