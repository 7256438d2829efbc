package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of queue pairs that speak RoCEv2. */
public record RoceSettings(
    RateRules rate,
    @Doc("cnp_gap: least time between two congestion notifications of a queue pair, in 1/16 us") UInt noticeGap
) implements Bundle<RoceSettings> {
    public static final Shape<RoceSettings> SHAPE = bundle(RoceSettings.class, RateRules.SHAPE, uint(16));
}
