package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** A packet to be sent again. */
public record Resend(
    Flow flow,
    UInt psn,
    @Doc("ask for an acknowledgement (tail probe)") Bool ackRequest,
    @Doc("where congestion is controlled: path that it took last") Optional<UInt> path
) implements Bundle<Resend> {
    public static Shape<Resend> of(RnicParameters parameters) {
        return bundle(f -> new Resend(f.of(Flow.of(parameters)), f.of(uint(24)), f.of(bool()),
            parameters.congestion().map(_ -> f.of(uint(Departure.SLOT_BITS)))));
    }
}
