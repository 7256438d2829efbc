package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** UDP header, 8 bytes (RFC 768). */
public record Udp(
    @Doc("path entropy") UInt sourcePort,
    @Doc("4791 RoCEv2, 4794 veRoCE profile") UInt destinationPort,
    @Doc("bytes from this header to the ICRC, both included") UInt length,
    @Doc("0 on send, ignored on receipt") UInt checksum
) implements Bundle<Udp> {
    public static final Shape<Udp> SHAPE = bundle(Udp.class, uint(16), uint(16), uint(16), uint(16));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
