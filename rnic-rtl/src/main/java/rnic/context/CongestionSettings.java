package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of congestion control; windows in 1/256 packet, times in 1/16 us. */
public record CongestionSettings(
    @Doc("cc_base_rtt: round trip of an empty network, 16 or more") UInt baseRtt,
    @Doc("cc_target: delay that is aimed at, 4 or more") UInt target,
    @Doc("cc_window_most: where a flow starts, too; a packet or more") UInt most,
    @Doc("cc_window_least: an eighth of a packet or more") UInt least,
    @Doc("cc_gain: increase per round trip at no delay, in 1/16 packet") UInt gain,
    @Doc("cc_cut: part of the window that is taken per unit of delay above the target, in 1/65536") UInt cut,
    @Doc("cc_scale: how much more delay a window of half the size may bear") UInt scale,
    @Doc("cc_lref: eight times the binary logarithm of the window with the target") UInt reference,
    @Doc("cc_fast: delay below which the window may grow faster") UInt fast,
    @Doc("cc_period: how long a least delay is the newest one; the window shrinks once in it") UInt period,
    @Doc("of the PMTU in bytes, 8 to 12") UInt pmtuExponent,
    @Doc("cc_loss_is_path: a silent loss says nothing of the load, since switches tell of theirs") Bool lossIsPath,
    RateRules rate
) implements Bundle<CongestionSettings> {
    public static final Shape<CongestionSettings> SHAPE = bundle(CongestionSettings.class, uint(14), uint(9), uint(20),
        uint(20), uint(8), uint(12), uint(7), uint(8), uint(10), uint(15), uint(4), bool(), RateRules.SHAPE);
}
