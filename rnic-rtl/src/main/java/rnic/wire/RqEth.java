package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Receive queue header, 4 bytes (wire profile section 5). */
public record RqEth(
    @Doc("0") UInt reserved,
    @Doc("number of the receive WQE this message consumes, from 0") UInt rqMsn
) implements Bundle<RqEth> {
    public static final Shape<RqEth> SHAPE = bundle(RqEth.class, uint(8), uint(24));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
