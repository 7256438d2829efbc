package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What a flow may do until the next decision. */
public record CongestionDecision(
    Flow flow,
    @Doc("packets that may be on their way, in 1/256; 32 at least. Below 256 it is one packet, at the rate")
        UInt window,
    @Doc("in Mb/s; 0: no pace") UInt rate,
    @Doc("the flow may do more than before, or a life of it begins") Bool opened
) implements Bundle<CongestionDecision> {
    public static final int WINDOW_BITS = 20;
    public static final int RATE_BITS = 20;
    /** A packet. */
    public static final int PACKET = 256;
    /** The least window. */
    public static final int LEAST = PACKET / 8;

    public static Shape<CongestionDecision> of(RnicParameters parameters) {
        return bundle(CongestionDecision.class, Flow.of(parameters), uint(WINDOW_BITS), uint(RATE_BITS), bool());
    }
}
