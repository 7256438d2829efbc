package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** An IP address of ours; what is sent comes from one of them, and what comes must go to one. */
public record Gid(
    @Doc("it is ours") Bool used,
    @Doc("1 = IPv6, 0 = IPv4") Bool ipv6,
    @Doc("IPv4 in the low 32 bits, with zeros above") UInt ip
) implements Bundle<Gid> {
    /** How many there may be. */
    public static final int COUNT = 8;
    /** The one that outer headers go to which end here, in a NIC with segments: our segment identifier. */
    public static final int SEGMENT = COUNT - 1;
    /** Bits of the number of one. */
    public static final int BITS = 3;

    public static final Shape<Gid> SHAPE = bundle(Gid.class, bool(), bool(), uint(128));
    /** All of them. */
    public static final Shape<Vec<Gid>> TABLE = vec(SHAPE, COUNT);
}
