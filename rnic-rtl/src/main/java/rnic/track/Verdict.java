package rnic.track;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;
import rnic.messages.Progress;
import rnic.protocol.Outcome;

/** What became of an arrival. */
public record Verdict(
    @Doc("row of a flow") UInt flow,
    @Doc("packet sequence number") UInt psn,
    Choice<Outcome> outcome,
    @Doc("with this packet and all earlier ones counted") Progress progress
) implements Bundle<Verdict> {
    public static Shape<Verdict> of(int flows) {
        return bundle(Verdict.class, uint(indexWidth(flows)), uint(Arrival.PSN_BITS), choice(Outcome.class),
            Progress.SHAPE);
    }
}
