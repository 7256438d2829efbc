package rnic.rx;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** What the headers of a frame say about the rows of the table of malformed input, whatever its length and its ICRC. */
public record HeaderFacts(
    @Doc("row 3") Bool other,
    @Doc("row 4") Bool ipHeader,
    @Doc("row 5") Bool ipChecksum,
    @Doc("row 6") Bool fragment,
    @Doc("DSCP of a trimmed packet") Bool trimmed,
    @Doc("row 9, for a trimmed packet") Bool trimBad,
    @Doc("row 14") Bool tooShort,
    @Doc("row 15") Bool udpLength,
    @Doc("row 17") Bool version,
    @Doc("row 18") Bool transport,
    @Doc("row 19") Bool opcode,
    @Doc("row 20") Bool headers,
    @Doc("row 21") Bool pad,
    @Doc("row 22") Bool payload,
    @Doc("bytes behind the IP header, as it says; 0 for less than none") UInt ipPayload,
    @Doc("byte of the frame at which the UDP header begins") UInt udpOffset,
    @Doc("bytes from the UDP header to the last transport header and the ICRC") UInt whole
) implements Bundle<HeaderFacts> {
    public static final Shape<HeaderFacts> SHAPE = bundle(f -> new HeaderFacts(f.of(bool()), f.of(bool()), f.of(bool()),
        f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()),
        f.of(bool()), f.of(bool()), f.of(bool()), f.of(uint(16)), f.of(uint(6)), f.of(uint(7))));
}
