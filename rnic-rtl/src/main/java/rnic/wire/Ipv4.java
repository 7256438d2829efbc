package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** IPv4 header without options, 20 bytes (RFC 791, RFC 2474, RFC 3168). */
public record Ipv4(
    @Doc("4") UInt version,
    @Doc("IHL: 5, options are not accepted") UInt headerWords,
    @Doc("differentiated services code point") UInt dscp,
    @Doc("explicit congestion notification; 3 = marked") UInt ecn,
    @Doc("bytes from this header to the end of the packet") UInt totalLength,
    @Doc("any value") UInt identification,
    @Doc("bit 1 = do not fragment, bit 0 = more fragments") UInt flags,
    @Doc("0") UInt fragmentOffset,
    @Doc("hops left") UInt timeToLive,
    @Doc("17 = UDP") UInt protocol,
    @Doc("header checksum") UInt checksum,
    @Doc("source address") UInt source,
    @Doc("destination address") UInt destination
) implements Bundle<Ipv4> {
    public static final Shape<Ipv4> SHAPE = bundle(Ipv4.class, uint(4), uint(4), uint(6), uint(2), uint(16), uint(16),
        uint(3), uint(13), uint(8), uint(8), uint(16), uint(32), uint(32));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
