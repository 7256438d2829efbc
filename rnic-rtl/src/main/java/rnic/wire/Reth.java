package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** RDMA extended transport header, 16 bytes (IBTA Vol 1 ch. 9; wire profile section 5). */
public record Reth(
    @Doc("virtual address of this packet's own payload (P0: of the message)") UInt address,
    @Doc("R_Key") UInt remoteKey,
    @Doc("DMALen: bytes of the whole message") UInt length
) implements Bundle<Reth> {
    public static final Shape<Reth> SHAPE = bundle(Reth.class, uint(64), uint(32), uint(32));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
