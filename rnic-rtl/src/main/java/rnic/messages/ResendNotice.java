package rnic.messages;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** Whether a queue pair has packets that wait to be sent again. */
public record ResendNotice(@Doc("queue pair, local number") UInt qp, Bool waiting) implements Bundle<ResendNotice> {
    public static Shape<ResendNotice> of(RnicParameters parameters) {
        return bundle(ResendNotice.class, uint(indexWidth(parameters.queuePairs())), bool());
    }
}
