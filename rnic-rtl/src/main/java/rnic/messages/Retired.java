package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
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
    @Doc("placements ordered up to and with this packet") UInt placements,
    @Doc("in a NIC where some speak RoCEv2") Optional<RoceRetired> roce
) implements Bundle<Retired> {
    public static Shape<Retired> of(RnicParameters parameters) {
        return bundle(f -> new Retired(f.of(Flow.of(parameters)), f.of(uint(24)), f.of(choice(Outcome.class)),
            f.of(Progress.SHAPE), f.of(FatalError.SHAPE), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()),
            f.of(bool()), f.of(Departure.SHAPE), f.of(uint(24)), parameters.withRoce(() -> f.of(RoceRetired.of(parameters)))));
    }
}
