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

/** A packet that the scheduler has handed to the transmit path. */
public record Sent(
    @Doc("queue pair, local number") UInt qp,
    UInt psn,
    @Doc("of its message") UInt msn,
    Bool retrans,
    Bool endsMessage,
    @Doc("another new packet can follow at once") Bool more
) implements Bundle<Sent> {
    public static Shape<Sent> of(RnicParameters parameters) {
        return bundle(f -> new Sent(
            f.of(uint(indexWidth(parameters.queuePairs()))), f.of(uint(24)), f.of(uint(24)), f.of(bool()),
            f.of(bool()), f.of(bool())));
    }
}
