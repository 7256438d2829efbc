package rnic.messages;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** A packet to be sent again. */
public record Resend(
    @Doc("queue pair, local number") UInt qp,
    UInt psn,
    @Doc("ask for an acknowledgement (tail probe)") Bool ackRequest
) implements Bundle<Resend> {
    public static Shape<Resend> of(RnicParameters parameters) {
        return bundle(Resend.class, uint(indexWidth(parameters.queuePairs())), uint(24), bool());
    }
}
