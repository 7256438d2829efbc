package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** The newest acknowledged state of a sender. */
public record WindowUpdate(
    Flow flow,
    @Doc("oldest unacknowledged PSN") UInt una,
    @Doc("aMSN: messages the peer has completed") UInt messages,
    @Doc("waiting after an RNR NAK: nothing may be sent") Bool rnrWait
) implements Bundle<WindowUpdate> {
    public static Shape<WindowUpdate> of(RnicParameters parameters) {
        return bundle(WindowUpdate.class, Flow.of(parameters), uint(24), uint(24), bool());
    }
}
