package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.CongestionDecision;

/** What {@link Dcqcn} keeps of a flow: 135 bits. */
public record DcqcnState(
    @Doc("in Mb/s") UInt rate,
    @Doc("to which it rises, in Mb/s") UInt target,
    @Doc("share of congestion, in 1/65536") UInt alpha,
    @Doc("raises by time since the last cut") UInt timeRounds,
    @Doc("raises by bytes since the last cut") UInt byteRounds,
    @Doc("sent since the last raise by them") UInt bytes,
    UInt cutAt,
    @Doc("the last cut is long enough ago") Bool mayCut,
    @Doc("since when the share has not fallen") UInt alphaAt,
    @Doc("since when time has not raised the rate") UInt timerAt
) implements Bundle<DcqcnState> {
    static final int RATE_BITS = CongestionDecision.RATE_BITS;
    static final int ALPHA_BITS = 16;
    static final int ROUND_BITS = 3;
    static final int BYTE_BITS = 24;
    static final Shape<DcqcnState> SHAPE = bundle(DcqcnState.class, uint(RATE_BITS), uint(RATE_BITS), uint(ALPHA_BITS),
        uint(ROUND_BITS), uint(ROUND_BITS), uint(BYTE_BITS), uint(CongestionAlgorithm.CLOCK_BITS), bool(),
        uint(CongestionAlgorithm.CLOCK_BITS), uint(CongestionAlgorithm.CLOCK_BITS));
}
