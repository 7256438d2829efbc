package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/**
 * All headers of one packet. A header that the packet does not have reads as whatever bytes stand in its place: look
 * first at the bit of {@code found} that says whether it is there.
 */
public record Headers(
    Decision found,
    Ethernet ethernet,
    @Doc("counts when found.tagged") Vlan vlan,
    @Doc("counts when found.isIpv4") Ipv4 ipv4,
    @Doc("counts when found.isIpv6") Ipv6 ipv6,
    Udp udp,
    Bth bth,
    Deth deth,
    MsnEth msnEth,
    Reth reth,
    Aeth aeth,
    RqEth rqEth,
    PoEth poEth,
    ImmDt immDt,
    Ieth ieth,
    AtomicEth atomicEth,
    AtomicAckEth atomicAckEth,
    SackEth sackEth,
    RttEth rttEth,
    Resv16 resv16
) implements Bundle<Headers> {
    public static final Shape<Headers> SHAPE = bundle(Headers.class, Decision.SHAPE, Ethernet.SHAPE, Vlan.SHAPE,
        Ipv4.SHAPE, Ipv6.SHAPE, Udp.SHAPE, Bth.SHAPE, Deth.SHAPE, MsnEth.SHAPE, Reth.SHAPE, Aeth.SHAPE, RqEth.SHAPE,
        PoEth.SHAPE, ImmDt.SHAPE, Ieth.SHAPE, AtomicEth.SHAPE, AtomicAckEth.SHAPE, SackEth.SHAPE, RttEth.SHAPE,
        Resv16.SHAPE);
}
