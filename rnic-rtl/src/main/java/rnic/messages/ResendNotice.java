package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Whether a flow has packets that wait to be sent again. */
public record ResendNotice(Flow flow, Bool waiting) implements Bundle<ResendNotice> {
    public static Shape<ResendNotice> of(RnicParameters parameters) {
        return bundle(ResendNotice.class, Flow.of(parameters), bool());
    }
}
