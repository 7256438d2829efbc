package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of the timers of the send window. */
public record TimerSettings(
    @Doc("rel_srtt_shift") UInt srttShift,
    @Doc("rel_jitter, in 1/16 us") UInt jitter,
    @Doc("rel_tlp_mult, 0 off") UInt tailProbeMultiple,
    @Doc("rel_rto_backoff_max") UInt backoffMost
) implements Bundle<TimerSettings> {
    public static final Shape<TimerSettings> SHAPE =
        bundle(TimerSettings.class, uint(3), uint(12), uint(4), uint(3));

    static TimerSettings of(Settings settings) {
        return new TimerSettings(settings.srttShift(), settings.jitter(), settings.tailProbeMultiple(),
            settings.backoffMost());
    }
}
