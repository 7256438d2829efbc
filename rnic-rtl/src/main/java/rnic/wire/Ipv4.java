package rnic.wire;

import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

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
    public static final Shape<Ipv4> SHAPE = bundle(f -> new Ipv4(
        f.of(uint(4)), f.of(uint(4)), f.of(uint(6)), f.of(uint(2)), f.of(uint(16)), f.of(uint(16)), f.of(uint(3)),
        f.of(uint(13)), f.of(uint(8)), f.of(uint(8)), f.of(uint(16)), f.of(uint(32)), f.of(uint(32))));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
