package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** What peers of the veRoCE profile are told outside acknowledgements. */
public record SignalSettings(
    @Doc("path_slow_lag: packets behind the newest beyond which a packet is late; 0: nobody is told") UInt lag,
    @Doc("also who reads the paths of packets in acknowledgements") Bool lateExtended,
    @Doc("path_slow_gap: least time between two Slow-Packet signals of a queue pair, in 1/16 us") UInt lateGap,
    @Doc("packets that come marked make congestion notifications") Bool marks,
    @Doc("also to who counts them by acknowledgements") Bool marksExtended,
    @Doc("least time between two of a queue pair, in 1/16 us") UInt marksGap
) implements Bundle<SignalSettings> {
    /** More than the PSNs of any window. */
    public static final int LAG_BITS = 9;
    public static final Shape<SignalSettings> SHAPE = bundle(SignalSettings.class, uint(LAG_BITS), bool(), uint(16),
        bool(), bool(), uint(16));
}
