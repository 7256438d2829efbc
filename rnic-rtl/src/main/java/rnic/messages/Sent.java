package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A packet that the scheduler has handed to the transmit path. */
public record Sent(
    Flow flow,
    UInt psn,
    @Doc("of its message") UInt msn,
    Bool retrans,
    Bool endsMessage,
    @Doc("another new packet can follow at once") Bool more
) implements Bundle<Sent> {
    public static Shape<Sent> of(RnicParameters parameters) {
        return bundle(Sent.class, Flow.of(parameters), uint(24), uint(24), bool(), bool(), bool());
    }
}
