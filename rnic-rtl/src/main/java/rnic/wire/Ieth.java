package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Invalidate extended transport header, 4 bytes (IBTA Vol 1 ch. 9). */
public record Ieth(
    @Doc("R_Key to invalidate") UInt remoteKey
) implements Bundle<Ieth> {
    public static final Shape<Ieth> SHAPE = bundle(Ieth.class, uint(32));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
