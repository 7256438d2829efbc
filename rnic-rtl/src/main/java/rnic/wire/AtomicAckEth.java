package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Atomic acknowledge extended transport header, 8 bytes (IBTA Vol 1 ch. 9). */
public record AtomicAckEth(
    @Doc("value before the operation") UInt original
) implements Bundle<AtomicAckEth> {
    public static final Shape<AtomicAckEth> SHAPE = bundle(AtomicAckEth.class, uint(64));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
