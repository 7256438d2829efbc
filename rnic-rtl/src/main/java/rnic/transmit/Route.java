package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.AddressHandle;

/** What the name of its path makes of a frame behind its headers. */
record Route(
    @Doc("the frame has an 802.1Q tag") Bool tagged,
    @Doc("it has an IPv6 header, whose flow label is told") Bool named,
    @Doc("an outer IPv6 header stands before the one of the packet") Bool segments,
    @Doc("of both headers; its upper four bits are 0") UInt label,
    @Doc("of the outer one, first byte on the wire most significant") UInt destination
) implements Bundle<Route> {
    static final int LABEL_BITS = 16;
    static final Shape<Route> SHAPE = bundle(Route.class, bool(), bool(), bool(), uint(LABEL_BITS), uint(128));

    /** Of a path with this identifier. */
    static Route of(AddressHandle handle, UInt identifier) {
        var names = handle.paths().orElseThrow();
        return new Route(handle.tagged(), names.named().and(handle.ipv6()), names.segments(),
            identifier.top(LABEL_BITS), names.destination(identifier));
    }
}
