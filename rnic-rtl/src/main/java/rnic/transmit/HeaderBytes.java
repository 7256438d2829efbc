package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.parse.PacketParser;
import rnic.protocol.RnicParameters;

/** The headers of one packet as they go on the wire. */
public record HeaderBytes(
    @Doc("byte 0 in bits 7 to 0; bytes behind the length are 0") UInt bytes,
    @Doc("how many, at most 110") UInt length,
    @Doc("a payload of at least one byte follows") Bool hasPayload,
    @Doc("bit i: a stamp goes behind the i-th of the lengths that outer headers have; none: no stamp") UInt stampPlaces,
    @Doc("where paths have names") Optional<Route> route
) implements Bundle<HeaderBytes> {
    /** Without a route. */
    public static final Shape<HeaderBytes> SHAPE = shape(false);

    static Shape<HeaderBytes> of(RnicParameters parameters) {
        return shape(parameters.segments());
    }

    private static Shape<HeaderBytes> shape(boolean routed) {
        return bundle(f -> new HeaderBytes(f.of(uint(8 * PacketParser.DEEPEST)), f.of(uint(7)), f.of(bool()),
            f.of(uint(Outer.LENGTHS.size())), routed ? Optional.of(f.of(Route.SHAPE)) : Optional.empty()));
    }

    HeaderBytes on(Optional<Route> path) {
        return new HeaderBytes(bytes, length, hasPayload, stampPlaces, path);
    }
}
