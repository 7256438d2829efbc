package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Packet order header, 4 bytes (wire profile section 5). */
public record PoEth(
    @Doc("0") UInt reserved,
    @Doc("position of the packet in its message, from 0; 0xFFFFFF = not available") UInt order
) implements Bundle<PoEth> {
    public static final Shape<PoEth> SHAPE = bundle(PoEth.class, uint(8), uint(24));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
