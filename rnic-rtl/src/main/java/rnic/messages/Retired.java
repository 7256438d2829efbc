package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.FatalError;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;

/** A packet that consumes a PSN at the end of the receive decision, in order of commit, accepted or not. */
public record Retired(
    Flow flow,
    UInt psn,
    Choice<Outcome> outcome,
    @Doc("with this packet and all earlier ones counted") Progress progress,
    @Doc("newest recorded at the commit of this packet") FatalError error,
    @Doc("refused because no receive WQE is posted (row 40)") Bool notReady,
    Bool ackRequest,
    Bool retrans,
    @Doc("CE marked, and not trimmed") Bool congested,
    @Doc("trimmed by a switch or here: no acknowledgement") Bool trimmed,
    @Doc("how it left its sender") Departure departure,
    @Doc("placements ordered up to and with this packet") UInt placements
) implements Bundle<Retired> {
    public static Shape<Retired> of(RnicParameters parameters) {
        return bundle(Retired.class, Flow.of(parameters), uint(24), choice(Outcome.class),
            Progress.SHAPE, FatalError.SHAPE, bool(), bool(), bool(), bool(), bool(),
            Departure.SHAPE, uint(24));
    }
}
