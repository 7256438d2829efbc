package rnic.wire;

import static hdl.Hdl.bundle;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;

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
    public static final Shape<Headers> SHAPE = bundle(f -> new Headers(
        f.of(Decision.SHAPE), f.of(Ethernet.SHAPE), f.of(Vlan.SHAPE), f.of(Ipv4.SHAPE), f.of(Ipv6.SHAPE),
        f.of(Udp.SHAPE), f.of(Bth.SHAPE),
        f.of(Deth.SHAPE), f.of(MsnEth.SHAPE), f.of(Reth.SHAPE), f.of(Aeth.SHAPE), f.of(RqEth.SHAPE), f.of(PoEth.SHAPE),
        f.of(ImmDt.SHAPE), f.of(Ieth.SHAPE), f.of(AtomicEth.SHAPE), f.of(AtomicAckEth.SHAPE), f.of(SackEth.SHAPE),
        f.of(RttEth.SHAPE),
        f.of(Resv16.SHAPE)));
}
