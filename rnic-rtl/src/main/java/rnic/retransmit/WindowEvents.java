package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;

/** What counters of the send window count: each flag is 1 for one cycle per event. */
public record WindowEvents(
    @Doc("a SACK") Bool sack,
    @Doc("a Packet Drop NAK") Bool drop,
    @Doc("an RNR NAK that begins a pause") Bool rnrWaitBegins,
    @Doc("a retry timeout") Bool timeout,
    @Doc("the same while a Read is acknowledged and not done") Bool readTimeout,
    @Doc("a tail probe") Bool tailProbe,
    @Doc("a packet chosen to be sent again") Bool resend
) implements Bundle<WindowEvents> {
    public static final Shape<WindowEvents> SHAPE = bundle(WindowEvents.class, bool(), bool(), bool(), bool(), bool(),
        bool(), bool());
}
