package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What happens to a flow, for the algorithm of congestion control. */
public record CongestionEvent(Flow flow, FlowEvent event) implements Bundle<CongestionEvent> {
    public static Shape<CongestionEvent> of(RnicParameters parameters) {
        return bundle(CongestionEvent.class, Flow.of(parameters), FlowEvent.SHAPE);
    }
}
