package rnic.messages;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** A send WQE as it is kept on chip. */
public record SendWqe(
    @Doc("unknown operation, too long, or not readable: it fails when its turn comes") Bool bad,
    @Doc("a Write, else a Send") Bool write,
    @Doc("carries immediate data") Bool hasImmediate,
    @Doc("wants a completion") Bool signaled,
    @Doc("solicited event at the peer") Bool solicited,
    @Doc("the payload stands in the request itself") Bool inline,
    @Doc("bytes of the message, at most 2^31; 0 of a bad request") UInt length,
    @Doc("of the payload in host memory") UInt localAddress,
    UInt localKey,
    UInt immediate,
    UInt remoteAddress,
    UInt remoteKey
) implements Bundle<SendWqe> {
    public static final Shape<SendWqe> SHAPE =
        bundle(SendWqe.class, bool(), bool(), bool(), bool(), bool(), bool(), uint(32), uint(64), uint(32), uint(32),
            uint(64), uint(32));
}
