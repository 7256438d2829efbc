package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.parse.PacketParser;

/** The headers of one packet as they go on the wire. */
public record HeaderBytes(
    @Doc("byte 0 in bits 7 to 0; bytes behind the length are 0") UInt bytes,
    @Doc("how many, at most 110") UInt length,
    @Doc("a payload of at least one byte follows") Bool hasPayload,
    @Doc("bit i: a stamp goes behind the i-th of the lengths that outer headers have; none: no stamp") UInt stampPlaces
) implements Bundle<HeaderBytes> {
    public static final Shape<HeaderBytes> SHAPE = bundle(HeaderBytes.class, uint(8 * PacketParser.DEEPEST), uint(7),
        bool(), uint(Outer.LENGTHS.size()));
}
