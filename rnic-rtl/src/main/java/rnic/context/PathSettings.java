package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** How path slots learn. */
public record PathSettings(
    @Doc("paths of who is controlled are chosen by what has been learned; else they take turns") Bool learn,
    @Doc("path_ecn_penalty: turns that a slot is passed over for a packet that was marked") UInt markPenalty,
    @Doc("path_trim_penalty: the same for one that was trimmed") UInt trimPenalty,
    @Doc("path_roll_at: marks at which a slot takes another entropy; 0 = it keeps it for ever") UInt rollAt,
    @Doc("least time between two such changes of a queue pair for marks, in 1/16 us, below 2^15") UInt rollGap,
    @Doc("what is sent again takes the slot from which good news came last") Bool resendsOnGood,
    @Doc("path_least_good: so many slots stay in use whatever they lose") UInt leastGood,
    @Doc("path_probe_period: until a bad slot is asked for, in 1/16 us") UInt probePeriod,
    @Doc("how often that doubles while no answer comes, to 6") UInt probeDoublings,
    @Doc("how often rel_sack_th is halved for the acknowledgement of a packet that is sent again and asks for one")
    UInt tailShift
) implements Bundle<PathSettings> {
    public static final int TAIL_BITS = 2;
    public static final Shape<PathSettings> SHAPE = bundle(PathSettings.class, bool(), uint(4), uint(4), uint(4),
        uint(16), bool(), uint(4), uint(9), uint(3), uint(TAIL_BITS));
}
