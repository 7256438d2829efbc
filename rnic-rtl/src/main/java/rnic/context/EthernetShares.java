package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** What frames for RDMA and those of the Ethernet NIC beside have of the line when both always want it. */
public record EthernetShares(
    @Doc("of 1 to 15, in beats") UInt rdma,
    @Doc("of 1 to 15, in beats") UInt ethernet
) implements Bundle<EthernetShares> {
    /** Bits of a share. */
    public static final int BITS = 4;
    public static final Shape<EthernetShares> SHAPE = bundle(EthernetShares.class, uint(BITS), uint(BITS));
}
