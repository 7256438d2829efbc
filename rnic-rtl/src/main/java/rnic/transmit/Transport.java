package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.wire.Port;

/** A packet on its way through {@link HeaderBuilder}: the transport headers are bytes, the outer ones still fields. */
record Transport(
    TxHeaders.Link link,
    TxHeaders.Network network,
    UInt sourcePort,
    Choice<Port> port,
    @Doc("base transport header and extensions, byte 0 in bits 7 to 0; 0 behind the last one") UInt bytes,
    @Doc("their length in units of 4 bytes") UInt words,
    @Doc("length of the UDP datagram in units of 4 bytes") UInt datagramWords,
    Bool hasPayload,
    Bool stamped
) implements Bundle<Transport> {
    /** Bytes of the longest transport headers. */
    static final int BYTES = 44;

    static final Shape<Transport> SHAPE = bundle(Transport.class, TxHeaders.Link.SHAPE, TxHeaders.Network.SHAPE,
        uint(16), choice(Port.class), uint(8 * BYTES), uint(4), uint(11), bool(), bool());
}
