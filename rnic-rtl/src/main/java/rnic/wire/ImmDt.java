package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Immediate data, 4 bytes (IBTA Vol 1 ch. 9). */
public record ImmDt(
    @Doc("opaque to the network") UInt value
) implements Bundle<ImmDt> {
    public static final Shape<ImmDt> SHAPE = bundle(ImmDt.class, uint(32));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
