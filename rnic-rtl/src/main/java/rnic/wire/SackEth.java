package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Selective acknowledgement header, 20 bytes (wire profile section 5). */
public record SackEth(
    @Doc("1 to 128 bits count") UInt validLength,
    @Doc("PSN of the least significant bit") UInt start,
    @Doc("bit i: PSN start + i has been received") UInt bitmap
) implements Bundle<SackEth> {
    public static final Shape<SackEth> SHAPE = bundle(SackEth.class, uint(8), uint(24), uint(128));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
