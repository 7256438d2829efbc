package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;

/** What the headers of a frame say about its length. */
record FrameBounds(
    @Doc("bytes behind the IP header, as it says; 0 for less than none") UInt ipPayload,
    @Doc("byte of the frame at which the UDP header begins") UInt udpOffset,
    @Doc("bytes of UDP header, transport headers and ICRC") UInt whole
) implements Bundle<FrameBounds> {
    static final Shape<FrameBounds> SHAPE =
        bundle(FrameBounds.class, uint(16), uint(6), uint(7));
}
