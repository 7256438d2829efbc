package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A packet to be sent again. */
public record Resend(
    Flow flow,
    UInt psn,
    @Doc("ask for an acknowledgement (tail probe)") Bool ackRequest
) implements Bundle<Resend> {
    public static Shape<Resend> of(RnicParameters parameters) {
        return bundle(Resend.class, Flow.of(parameters), uint(24), bool());
    }
}
