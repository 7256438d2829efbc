package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** What the parser has found out about a frame before it cuts the transport headers apart. */
public record Decision(
    @Doc("one 802.1Q tag") Bool tagged,
    @Doc("EtherType of IPv4") Bool isIpv4,
    @Doc("EtherType of IPv6") Bool isIpv6,
    @Doc("version differs from the EtherType, or an IPv4 header of less than 5 words") Bool badIp,
    @Doc("IPv4 fragment: offset or more-fragments not 0") Bool fragment,
    @Doc("UDP without IPv4 options, destination port 4791") Bool roce,
    @Doc("UDP without IPv4 options, destination port 4794") Bool veroce,
    @Doc("the opcode has a format on this port") Bool known,
    @Doc("bytes of all transport headers, in units of 4; 0 unless known") UInt headerWords,
    @Doc("which extension headers are there") Present present
) implements Bundle<Decision> {
    public static final Shape<Decision> SHAPE = bundle(Decision.class, bool(), bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), uint(4), Present.SHAPE);
}
