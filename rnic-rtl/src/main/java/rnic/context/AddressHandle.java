package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** How a peer is reached. */
public record AddressHandle(
    @Doc("destination MAC address, first byte on the wire most significant") UInt mac,
    @Doc("frames carry an 802.1Q tag") Bool tagged,
    @Doc("VLAN identifier") UInt vlan,
    @Doc("1 = IPv6, 0 = IPv4") Bool ipv6,
    @Doc("address of the peer; IPv4 in the low 32 bits") UInt ip,
    @Doc("which of our addresses it knows us by; of the same version of IP") UInt gid
) implements Bundle<AddressHandle> {
    public static final Shape<AddressHandle> SHAPE =
        bundle(AddressHandle.class, uint(48), bool(), uint(12), bool(), uint(128), uint(Gid.BITS));
}
