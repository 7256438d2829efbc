package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import rnic.wire.Headers;
import rnic.wire.Ipv4;

/** What the rows of malformed packets ask of the headers of a frame. */
public record JudgedHeaders(
    @Doc("one 802.1Q tag") Bool tagged,
    @Doc("EtherType of IPv4") Bool isIpv4,
    @Doc("EtherType of IPv6") Bool isIpv6,
    @Doc("version differs from the EtherType, or an IPv4 header of less than 5 words") Bool badIp,
    @Doc("IPv4 fragment: offset or more-fragments not 0") Bool fragment,
    @Doc("UDP without IPv4 options, destination port of RoCE") Bool roce,
    @Doc("UDP without IPv4 options, destination port of veRoCE") Bool veroce,
    @Doc("the opcode has a format on this port") Bool known,
    @Doc("bytes of all transport headers, in units of 4; 0 unless known") UInt headerWords,
    @Doc("counts with isIpv4") Ipv4 ipv4,
    @Doc("DSCP of IPv6") UInt dscp,
    @Doc("bytes behind the IPv6 header") UInt payloadLength,
    @Doc("bytes from the UDP header to the ICRC, both included") UInt udpLength,
    @Doc("of BTH") UInt opcode,
    @Doc("TVer of BTH") UInt version,
    @Doc("bytes of padding before the ICRC") UInt padCount,
    @Doc("queue pair of the receiver") UInt destQp
) implements Bundle<JudgedHeaders> {
    public static final Shape<JudgedHeaders> SHAPE = bundle(JudgedHeaders.class, bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), bool(), uint(4), Ipv4.SHAPE, uint(6), uint(16), uint(16), uint(8), uint(4), uint(2), uint(24));

    public static JudgedHeaders of(Headers all) {
        var found = all.found();
        var bth = all.bth();
        return new JudgedHeaders(found.tagged(), found.isIpv4(), found.isIpv6(), found.badIp(), found.fragment(),
            found.roce(), found.veroce(), found.known(), found.headerWords(), all.ipv4(), all.ipv6().dscp(),
            all.ipv6().payloadLength(), all.udp().length(), bth.opcode(), bth.version(), bth.padCount(), bth.destQp());
    }
}
