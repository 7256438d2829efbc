package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Acknowledge extended transport header, 4 bytes (IBTA Vol 1 ch. 9; wire profile section 5). */
public record Aeth(
    @Doc("bits 6:5 type, bits 4:0 value") UInt syndrome,
    @Doc("message sequence number") UInt msn
) implements Bundle<Aeth> {
    public static final Shape<Aeth> SHAPE = bundle(Aeth.class, uint(8), uint(24));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
