package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** How many packets of a flow may be on their way, new ones and those that are sent again. */
public record FlightLimit(
    Flow flow,
    @Doc("1 to the window of the configuration") UInt packets,
    @Doc("more than before") Bool opened
) implements Bundle<FlightLimit> {
    private static final int PART_BITS = log2Ceil(CongestionDecision.PACKET);

    public static Shape<FlightLimit> of(RnicParameters parameters) {
        return bundle(FlightLimit.class, Flow.of(parameters), uint(GoneNotice.bits(parameters.window())), bool());
    }

    /** As a decision has it: a window that ends within a packet lets that packet go. */
    public static FlightLimit of(RnicParameters parameters, CongestionDecision decision) {
        int most = parameters.window();
        int bits = GoneNotice.bits(most);
        var whole = decision.window().bits(CongestionDecision.WINDOW_BITS - 1, PART_BITS);
        var part = decision.window().trunc(PART_BITS).any();
        var packets = mux(whole.ge(most), lit(most, bits), whole.trunc(bits).plus(part.asUInt().zext(bits)));
        return new FlightLimit(decision.flow(), packets, decision.opened());
    }
}
