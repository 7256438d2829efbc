package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A Packet Drop NAK to send at once. */
public record DropNak(
    Flow flow,
    @Doc("the trimmed packet") UInt psn,
    @Doc("copy of its bit") Bool retrans
) implements Bundle<DropNak> {
    public static Shape<DropNak> of(RnicParameters parameters) {
        return bundle(DropNak.class, Flow.of(parameters), uint(24), bool());
    }
}
