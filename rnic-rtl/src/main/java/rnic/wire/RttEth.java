package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Round-trip probe header, 20 bytes (wire profile section 5). */
public record RttEth(
    @Doc("path index in bits 24 to 31, the last byte") UInt context,
    @Doc("TX1 in ns") UInt sent,
    @Doc("RX1 in ns") UInt received,
    @Doc("TX2 in ns") UInt answered,
    @Doc("RX2 in ns, 0 on the wire") UInt returned
) implements Bundle<RttEth> {
    public static final Shape<RttEth> SHAPE = bundle(RttEth.class, uint(32), uint(32), uint(32), uint(32), uint(32));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
