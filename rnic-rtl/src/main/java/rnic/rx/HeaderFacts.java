package rnic.rx;

import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** What the headers of a frame say, whatever its length and its ICRC. */
public record HeaderFacts(
    HeaderFlags flags,
    @Doc("bytes behind the IP header, as it says; 0 for less than none") UInt ipPayload,
    @Doc("byte of the frame at which the UDP header begins") UInt udpOffset,
    @Doc("bytes of UDP header, transport headers and ICRC") UInt whole
) implements Bundle<HeaderFacts> {
    public static final Shape<HeaderFacts> SHAPE =
        bundle(f -> new HeaderFacts(f.of(HeaderFlags.SHAPE), f.of(uint(16)), f.of(uint(6)), f.of(uint(7))));
}
