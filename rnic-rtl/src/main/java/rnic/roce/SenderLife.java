package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** A new life of a queue pair, as far as its own requests in RoCEv2 go. */
public record SenderLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("first PSN to send") UInt psn,
    SenderTerms terms
) implements Bundle<SenderLife> {
    static Shape<SenderLife> of(int queuePairs) {
        return bundle(SenderLife.class, uint(indexWidth(queuePairs)), uint(Arrival.PSN_BITS), SenderTerms.SHAPE);
    }
}
