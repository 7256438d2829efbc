package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** How a peer is reached. */
public record AddressHandle(
    @Doc("destination MAC address, first byte on the wire most significant") UInt mac,
    @Doc("frames carry an 802.1Q tag") Bool tagged,
    @Doc("VLAN identifier") UInt vlan,
    @Doc("1 = IPv6, 0 = IPv4") Bool ipv6,
    @Doc("address of the peer; IPv4 in the low 32 bits") UInt ip,
    @Doc("which of our addresses it knows us by; of the same version of IP") UInt gid,
    @Doc("where handles may name paths") Optional<PathNames> paths
) implements Bundle<AddressHandle> {
    public static Shape<AddressHandle> of(RnicParameters parameters) {
        return bundle(f -> new AddressHandle(f.of(uint(48)), f.of(bool()), f.of(uint(12)), f.of(bool()),
            f.of(uint(128)), f.of(uint(Gid.BITS)), parameters.withSegments(() -> f.of(PathNames.SHAPE))));
    }
}
