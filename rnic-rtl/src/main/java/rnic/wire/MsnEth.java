package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Message number header, 4 bytes (wire profile section 5). */
public record MsnEth(
    @Doc("0") UInt reserved,
    @Doc("number of this message, from 1") UInt msn
) implements Bundle<MsnEth> {
    public static final Shape<MsnEth> SHAPE = bundle(MsnEth.class, uint(8), uint(24));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
