package rnic.schedule;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.messages.SendWqe;
import rnic.protocol.RnicParameters;

/** One packet of a message, before its addresses are made and its local key is checked. */
public record Segment(
    @Doc("queue pair, local number") UInt qp,
    SendWqe wqe,
    @Doc("protection domain of the queue pair") UInt pd,
    UInt psn,
    UInt msn,
    UInt po,
    UInt rqmsn,
    @Doc("of the payload in the message") UInt offset,
    @Doc("bytes of payload") UInt length,
    Bool first,
    Bool last,
    Bool retrans,
    Bool ackRequest,
    @Doc("another new packet can follow at once") Bool more,
    @Doc("no earlier message is incomplete") Bool oldest,
    UInt path
) implements Bundle<Segment> {
    public static Shape<Segment> of(RnicParameters parameters) {
        return bundle(f -> new Segment(
            f.of(uint(indexWidth(parameters.queuePairs()))), f.of(SendWqe.SHAPE), f.of(uint(16)), f.of(uint(24)),
            f.of(uint(24)), f.of(uint(24)), f.of(uint(24)), f.of(uint(32)), f.of(uint(13)), f.of(bool()),
            f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(uint(4))));
    }
}
