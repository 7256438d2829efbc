package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** How many outstanding packets of a flow are not on their way: they have come, or wait to be sent again. */
public record GoneNotice(
    Flow flow,
    @Doc("of those from una to nPSN - 1, as the newest update tells them") UInt packets
) implements Bundle<GoneNotice> {
    public static Shape<GoneNotice> of(RnicParameters parameters) {
        return bundle(GoneNotice.class, Flow.of(parameters), uint(bits(parameters.window())));
    }

    /** Bits of a count of packets of a window. */
    public static int bits(int window) {
        return log2Ceil(window) + 1;
    }
}
