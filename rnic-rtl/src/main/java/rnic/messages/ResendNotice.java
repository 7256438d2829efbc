package rnic.messages;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import rnic.protocol.RnicParameters;

/** Whether a flow has packets that wait to be sent again. */
public record ResendNotice(Flow flow, Bool waiting) implements Bundle<ResendNotice> {
    public static Shape<ResendNotice> of(RnicParameters parameters) {
        return bundle(ResendNotice.class, Flow.of(parameters), bool());
    }
}
