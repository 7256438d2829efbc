package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;

/**
 * How far a sender and its peer have come (reliability, section 5). They stand apart from the rest of {@link
 * WindowWord}, because they are read first and known again first.
 */
public record WindowNumbers(
    @Doc("una: oldest unacknowledged PSN") UInt una,
    @Doc("nPSN: next new PSN") UInt next,
    @Doc("aMSN: messages the peer has completed") UInt messages,
    @Doc("MSN of the newest packet sent") UInt newest
) implements Bundle<WindowNumbers> {
    public static final Shape<WindowNumbers> SHAPE = bundle(f -> {
        var psn = uint(PSN_BITS);
        return new WindowNumbers(f.of(psn), f.of(psn), f.of(psn), f.of(psn));
    });
}
