package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** The reserved bytes of a congestion notification, 16 bytes (IBTA Vol 1 Annex A17; wire profile section 9). */
public record Resv16(@Doc("0, ignored") UInt reserved) implements Bundle<Resv16> {
    public static final Shape<Resv16> SHAPE = bundle(Resv16.class, uint(128));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
