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

/** A data packet to be built and sent. */
public record Transmission(
    @Doc("queue pair, local number") UInt qp,
    UInt opcode,
    UInt psn,
    UInt msn,
    UInt po,
    UInt rqmsn,
    Bool retrans,
    Bool ackRequest,
    Bool solicited,
    @Doc("added to wire_sport_base") UInt path,
    @Doc("of this packet's payload") UInt remoteAddress,
    UInt remoteKey,
    @Doc("bytes of the message") UInt dmaLength,
    UInt immediate,
    @Doc("of this packet's payload in host memory") UInt localAddress,
    @Doc("that is in a memory region, not in the send queue") Bool inMr,
    @Doc("that MR: key / 256") UInt mr,
    @Doc("bytes of payload, may be 0") UInt length
) implements Bundle<Transmission> {
    public static Shape<Transmission> of(RnicParameters parameters) {
        return bundle(f -> new Transmission(
            f.of(uint(indexWidth(parameters.queuePairs()))), f.of(uint(8)), f.of(uint(24)), f.of(uint(24)),
            f.of(uint(24)), f.of(uint(24)), f.of(bool()), f.of(bool()), f.of(bool()), f.of(uint(4)),
            f.of(uint(64)), f.of(uint(32)), f.of(uint(32)), f.of(uint(32)), f.of(uint(64)), f.of(bool()),
            f.of(uint(indexWidth(parameters.mrs()))), f.of(uint(13))));
    }
}
