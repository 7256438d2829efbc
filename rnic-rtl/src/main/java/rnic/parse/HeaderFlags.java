package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;

/** Which rows of the table of malformed input the headers of a frame match, whatever its length and its ICRC. */
public record HeaderFlags(
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
    @Doc("row 22") Bool payload
) implements Bundle<HeaderFlags> {
    public static final Shape<HeaderFlags> SHAPE = bundle(HeaderFlags.class, bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool());
}
