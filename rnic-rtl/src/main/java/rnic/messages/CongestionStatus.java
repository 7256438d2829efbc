package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What the host may know of congestion control of a flow, as of its newest event. */
public record CongestionStatus(
    @Doc("as in CongestionDecision") UInt window,
    @Doc("as in CongestionDecision") UInt rate,
    @Doc("packets on their way") UInt inFlight,
    CongestionCounts counts
) implements Bundle<CongestionStatus> {
    /** Cycles from a question to its answer. */
    public static final int LATENCY = 3;
    private static final int HALF = 16;

    public static Shape<CongestionStatus> of(RnicParameters parameters) {
        return bundle(CongestionStatus.class, uint(CongestionDecision.WINDOW_BITS), uint(CongestionDecision.RATE_BITS),
            uint(GoneNotice.bits(parameters.window())), CongestionCounts.SHAPE);
    }

    /** As the host reads it. */
    public UInt[] words() {
        return new UInt[] {window, rate,
            cat(inFlight, counts.timed(), counts.roundTrip().zext(HALF - 1)), cat(counts.missing(), counts.marked())};
    }
}
