package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Atomic extended transport header, 28 bytes (IBTA Vol 1 ch. 9). */
public record AtomicEth(
    @Doc("virtual address, a multiple of 8") UInt address,
    @Doc("R_Key") UInt remoteKey,
    @Doc("value to store, or to add") UInt swapOrAdd,
    @Doc("value to compare with") UInt compare
) implements Bundle<AtomicEth> {
    public static final Shape<AtomicEth> SHAPE = bundle(AtomicEth.class, uint(64), uint(32), uint(64), uint(64));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
