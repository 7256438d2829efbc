package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** IPv6 header without extension headers, 40 bytes (RFC 8200). */
public record Ipv6(
    @Doc("6") UInt version,
    @Doc("differentiated services code point") UInt dscp,
    @Doc("explicit congestion notification; 3 = marked") UInt ecn,
    @Doc("equal to the UDP source port on send") UInt flowLabel,
    @Doc("bytes behind this header") UInt payloadLength,
    @Doc("17 = UDP") UInt nextHeader,
    @Doc("hops left") UInt hopLimit,
    @Doc("source address") UInt source,
    @Doc("destination address") UInt destination
) implements Bundle<Ipv6> {
    public static final Shape<Ipv6> SHAPE = bundle(Ipv6.class, uint(4), uint(6), uint(2), uint(20), uint(16), uint(8),
        uint(8), uint(128), uint(128));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
