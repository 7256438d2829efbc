package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.RnicParameters;

/** The host asks what congestion control has decided of a flow; the next question not before the answer. */
public record CongestionQuery(
    Valid<Flow> asked,
    @Flipped @Doc("some cycles later") Valid<CongestionStatus> answer
) implements Bundle<CongestionQuery> {
    public static Shape<CongestionQuery> of(RnicParameters parameters) {
        return bundle(CongestionQuery.class, Valid.of(Flow.of(parameters)), Valid.of(CongestionStatus.of(parameters)));
    }
}
