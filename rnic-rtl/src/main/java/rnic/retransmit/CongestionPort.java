package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.messages.CongestionEvent;
import rnic.messages.GoneNotice;
import rnic.messages.PathNews;
import rnic.protocol.RnicParameters;

/** What congestion control hears of the flows of a send window. */
public record CongestionPort(
    @Doc("after every operation") Valid<GoneNotice> gone,
    @Doc("of flows that are controlled: lives begin, acknowledgements that tell something new, trims, losses, "
        + "timeouts")
    Stream<CongestionEvent> events,
    @Doc("of their paths; some of it may be left out") Valid<PathNews> news
) implements Bundle<CongestionPort> {
    static Shape<CongestionPort> of(RnicParameters parameters) {
        return bundle(CongestionPort.class, Valid.of(GoneNotice.of(parameters)),
            Stream.of(CongestionEvent.of(parameters)), Valid.of(PathNews.of(parameters)));
    }
}
