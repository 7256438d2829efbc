package rnic.messages;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.uint;

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
        return bundle(f -> new Resend(
            f.of(uint(indexWidth(parameters.queuePairs()))), f.of(uint(24)), f.of(bool())));
    }
}
