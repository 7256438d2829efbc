package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** How many outstanding packets of a flow are not on their way: they have come, or wait to be sent again. */
public record GoneNotice(
    Flow flow,
    @Doc("oldest packet without acknowledgement, low bits") UInt una,
    @Doc("of those from una to nPSN - 1, as the newest update tells them") UInt packets,
    @Doc("there may be room for another packet of a flow that is controlled") Bool wakes
) implements Bundle<GoneNotice> {
    public static Shape<GoneNotice> of(RnicParameters parameters) {
        return bundle(GoneNotice.class, Flow.of(parameters), uint(unaBits(parameters)),
            uint(bits(parameters.window())), bool());
    }

    /** Bits of a count of packets of a window. */
    public static int bits(int window) {
        return log2Ceil(window) + 1;
    }

    /** Whatever is compared with it is less than two windows before or behind it. */
    public static int unaBits(RnicParameters parameters) {
        return log2Ceil(parameters.window()) + 2;
    }

    /** A packet with this PSN that is new has so many on their way before it as it is behind here. */
    public UInt behind() {
        return una.plus(packets.zext(una.width()));
    }
}
