package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.wire.Aeth;
import rnic.wire.AtomicAckEth;
import rnic.wire.AtomicEth;
import rnic.wire.Bth;
import rnic.wire.Deth;
import rnic.wire.Extension;
import rnic.wire.Ieth;
import rnic.wire.ImmDt;
import rnic.wire.MsnEth;
import rnic.wire.PoEth;
import rnic.wire.Port;
import rnic.wire.Resv16;
import rnic.wire.Reth;
import rnic.wire.RqEth;
import rnic.wire.RttEth;
import rnic.wire.SackEth;

/**
 * Everything that the headers of one packet are made of and that is not computed: lengths, checksum, PadCnt and
 * constants are filled in by {@link HeaderBuilder}. An extension header that the opcode does not have on this port
 * may be anything.
 */
public record TxHeaders(
    @Doc("MAC addresses and 802.1Q tag") Link link,
    @Doc("IP addresses and what else the IP header may vary in") Network network,
    @Doc("UDP source port: the path; also the IPv6 flow label") UInt sourcePort,
    @Doc("UDP destination port") Choice<Port> port,
    @Doc("padCount is computed") Bth bth,
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
    Resv16 resv16,
    @Doc("bytes of payload, 0 to 4096, without padding") UInt payloadLength,
    @Doc("it tells when it leaves: PayloadAligner puts the time where BTH and MSNETH have 0 here") Bool stamped
) implements Bundle<TxHeaders> {
    public static final Shape<TxHeaders> SHAPE = bundle(TxHeaders.class, Link.SHAPE, Network.SHAPE, uint(16),
        choice(Port.class), Bth.SHAPE, Deth.SHAPE, MsnEth.SHAPE, Reth.SHAPE, Aeth.SHAPE, RqEth.SHAPE, PoEth.SHAPE,
        ImmDt.SHAPE, Ieth.SHAPE, AtomicEth.SHAPE, AtomicAckEth.SHAPE, SackEth.SHAPE, RttEth.SHAPE, Resv16.SHAPE,
        uint(13), bool());

    /** What the Ethernet header is made of. */
    public record Link(
        @Doc("destination MAC address") UInt destination,
        @Doc("source MAC address") UInt source,
        @Doc("insert an 802.1Q tag") Bool tagged,
        @Doc("priority code point of the tag") UInt priority,
        @Doc("drop eligible indicator of the tag") UInt dropEligible,
        @Doc("VLAN identifier of the tag") UInt identifier
    ) implements Bundle<Link> {
        static final Shape<Link> SHAPE = bundle(Link.class, uint(48), uint(48), bool(), uint(3), uint(1), uint(12));
    }

    /** What the IP header is made of. */
    public record Network(
        @Doc("1 = IPv6, 0 = IPv4") Bool ipv6,
        @Doc("differentiated services code point") UInt dscp,
        @Doc("explicit congestion notification") UInt ecn,
        @Doc("TTL or hop limit") UInt timeToLive,
        @Doc("IPv4 only") UInt identification,
        @Doc("source address; IPv4 in the low 32 bits") UInt source,
        @Doc("destination address; IPv4 in the low 32 bits") UInt destination
    ) implements Bundle<Network> {
        static final Shape<Network> SHAPE = bundle(Network.class, bool(), uint(6), uint(2), uint(8), uint(16),
            uint(128), uint(128));
    }

    /** The bits of an extension header, first on the wire most significant. */
    UInt of(Extension extension) {
        return switch (extension) {
            case DETH -> deth.asUInt();
            case MSNETH -> msnEth.asUInt();
            case RETH -> reth.asUInt();
            case AETH -> aeth.asUInt();
            case RQETH -> rqEth.asUInt();
            case POETH -> poEth.asUInt();
            case IMMDT -> immDt.asUInt();
            case IETH -> ieth.asUInt();
            case ATOMICETH -> atomicEth.asUInt();
            case ATOMICACKETH -> atomicAckEth.asUInt();
            case SACKETH -> sackEth.asUInt();
            case RTTETH -> rttEth.asUInt();
            case RESV16 -> resv16.asUInt();
        };
    }
}
