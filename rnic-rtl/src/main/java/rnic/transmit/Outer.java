package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import java.util.List;
import rnic.wire.Ethernet;
import rnic.wire.Ipv4;
import rnic.wire.Ipv6;
import rnic.wire.Port;
import rnic.wire.Udp;
import rnic.wire.Vlan;

/** The headers before the base transport header, and all headers put one behind the other (wire profile section 3). */
record Outer(Transport packet, UInt veroce) {
    private static final int TPID = 0x8100;
    private static final int ETHERTYPE_IPV4 = 0x0800;
    private static final int ETHERTYPE_IPV6 = 0x86DD;
    private static final int PROTOCOL_UDP = 17;
    private static final int DO_NOT_FRAGMENT = 2;
    private static final int LEAST = Ethernet.BYTES + Ipv4.BYTES + Udp.BYTES;
    /** What is constant in the sum of an IPv4 header: version, IHL, flags, protocol, and its share of the length. */
    static final int CONSTANT_SUM = 0x4500 + (DO_NOT_FRAGMENT << 13) + PROTOCOL_UDP + Ipv4.BYTES;

    /** Every header, byte 0 in bits 7 to 0, with zeros behind the last. */
    UInt bytes(UInt checksum) {
        var datagram = cat(packet.bytes(), udp());
        var ipv4 = cat(lit(0, 8 * (Ipv6.BYTES - Ipv4.BYTES)), datagram, ipv4(checksum));
        var internet = mux(packet.network().ipv6(), cat(datagram, ipv6()), ipv4);
        return mux(packet.link().tagged(), cat(internet, vlan(), ethernet(lit(TPID, 16))),
            cat(lit(0, 8 * Vlan.BYTES), internet, ethernet(etherType())));
    }

    /** Bytes before the base transport header: IPv4, the same tagged, IPv6, the same tagged. */
    static final List<Integer> LENGTHS = List.of(LEAST, LEAST + Vlan.BYTES, LEAST + Ipv6.BYTES - Ipv4.BYTES,
        LEAST + Ipv6.BYTES - Ipv4.BYTES + Vlan.BYTES);

    /** Behind which of the lengths a stamp goes: one bit, or none. */
    UInt stampPlaces() {
        var place = cat(packet.network().ipv6(), packet.link().tagged());
        return oneHot(place, LENGTHS.size()).gate(packet.stamped());
    }

    /** How many bytes they are. */
    UInt length() {
        int least = LEAST;
        var ipv6 = packet.network().ipv6();
        var outer = mux(packet.link().tagged(), mux(ipv6, lit(least + 24, 7), lit(least + 4, 7)),
            mux(ipv6, lit(least + 20, 7), lit(least, 7)));
        return outer.plus(cat(lit(0, 1), packet.words(), lit(0, 2)));
    }

    private UInt ethernet(UInt type) {
        return new Ethernet(packet.link().destination(), packet.link().source(), type).asUInt().reverseBytes();
    }

    private UInt vlan() {
        var link = packet.link();
        return new Vlan(link.priority(), link.dropEligible(), link.identifier(), etherType()).asUInt().reverseBytes();
    }

    private UInt etherType() {
        return mux(packet.network().ipv6(), lit(ETHERTYPE_IPV6, 16), lit(ETHERTYPE_IPV4, 16));
    }

    private UInt ipv4(UInt checksum) {
        var network = packet.network();
        return new Ipv4(lit(4, 4), lit(Ipv4.BYTES / 4, 4), network.dscp(), network.ecn(),
            datagramLength().plus(Ipv4.BYTES), network.identification(), lit(DO_NOT_FRAGMENT, 3), lit(0, 13),
            network.timeToLive(), lit(PROTOCOL_UDP, 8), checksum,
            network.source().trunc(32), network.destination().trunc(32)).asUInt().reverseBytes();
    }

    private UInt ipv6() {
        var network = packet.network();
        return new Ipv6(lit(6, 4), network.dscp(), network.ecn(), packet.sourcePort().zext(20), datagramLength(),
            lit(PROTOCOL_UDP, 8), network.timeToLive(), network.source(), network.destination()).asUInt()
            .reverseBytes();
    }

    private UInt udp() {
        var port = mux(packet.port().is(Port.VEROCE), veroce, lit(Port.ROCE.number(), 16));
        return new Udp(packet.sourcePort(), port, datagramLength(), lit(0, 16)).asUInt().reverseBytes();
    }

    private UInt datagramLength() {
        return cat(lit(0, 3), packet.datagramWords(), lit(0, 2));
    }
}
