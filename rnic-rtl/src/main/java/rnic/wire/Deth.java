package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Datagram extended transport header, 8 bytes (IBTA Vol 1 ch. 9). */
public record Deth(
    @Doc("Q_Key") UInt queueKey,
    @Doc("0") UInt reserved,
    @Doc("queue pair of the sender") UInt sourceQp
) implements Bundle<Deth> {
    public static final Shape<Deth> SHAPE = bundle(Deth.class, uint(32), uint(8), uint(24));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
