package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** Settings of the whole NIC, written by the host through registers; reset values in the register map. */
public record Settings(
    @Doc("our MAC address") UInt mac,
    @Doc("the data path runs") Bool enable,
    CheckSettings check,
    WireChoice choice,
    @Doc("wire_ttl") UInt timeToLive,
    @Doc("wire_sport_base") UInt sourcePortBase,
    @Doc("wire_dscp.data: of packets with payload") UInt dscpData,
    @Doc("wire_dscp.req: of requests without payload") UInt dscpRequest,
    @Doc("wire_dscp.ctrl: of acknowledgements") UInt dscpControl,
    @Doc("wire_rtt.dscp: of RTT Responses") UInt dscpProbe,
    @Doc("rel_ack_n: 1 to 16") UInt ackEvery,
    @Doc("rel_ack_delay, in 1/16 us") UInt ackDelay,
    @Doc("rel_ack_on_eom") Bool ackOnEnd,
    @Doc("rel_sack_rotate") Bool rotate,
    @Doc("rel_trim_nak") Bool trimNak,
    @Doc("rel_trim_local") Bool trimLocal,
    @Doc("rel_srtt_shift") UInt srttShift,
    @Doc("rel_jitter, in 1/16 us") UInt jitter,
    @Doc("rel_tlp_mult, 0 off") UInt tailProbeMultiple,
    @Doc("rel_rto_backoff_max") UInt backoffMost,
    @Doc("cc_burst in bytes") UInt burst,
    @Doc("qp_quiet: a queue pair is refused so long after its reset, in 1/16 us") UInt quiet,
    EventSettings events
) implements Bundle<Settings> {
    public static final Shape<Settings> SHAPE =
        bundle(Settings.class, uint(48), bool(), CheckSettings.SHAPE, WireChoice.SHAPE, uint(8),
            uint(16), uint(6), uint(6), uint(6), uint(6), uint(5), uint(16), bool(), bool(), bool(), bool(), uint(3),
            uint(12), uint(4), uint(3), uint(20), uint(24), EventSettings.SHAPE);
}
