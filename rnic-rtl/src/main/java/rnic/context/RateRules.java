package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of DCQCN; rates in Mb/s, times in 1/16 us. */
public record RateRules(
    @Doc("cc_line_rate: where a flow starts, and the most") UInt lineRate,
    @Doc("cc_rmin") UInt leastRate,
    @Doc("cc_g_shift: of the share of congestion, 1 to 12") UInt gain,
    @Doc("cc_cut_gap: between two cuts") UInt cutGap,
    @Doc("cc_alpha_timer: after which the share falls without a cut; longer than a round of ticks") UInt alphaTimer,
    @Doc("cc_timer: between two raises; longer than a round of ticks") UInt timer,
    @Doc("cc_bytes: that are sent between two raises") UInt bytes,
    @Doc("cc_fast_rounds: raises that only go half of the way back") UInt fastRounds,
    @Doc("cc_rai: added later") UInt step,
    @Doc("cc_rhai: added when both counts are beyond") UInt hyperStep
) implements Bundle<RateRules> {
    public static final Shape<RateRules> SHAPE = bundle(RateRules.class, uint(20), uint(20), uint(4), uint(16),
        uint(16), uint(16), uint(24), uint(3), uint(16), uint(16));
}
