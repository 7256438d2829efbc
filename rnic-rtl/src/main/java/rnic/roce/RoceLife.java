package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** A new life of a queue pair, as far as its requests in RoCEv2 go. */
public record RoceLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("it speaks RoCEv2; else its packets of that port are lost") Bool roce,
    @Doc("first PSN to expect") UInt psn,
    @Doc("PMTU = 256 << code") UInt mtuCode
) implements Bundle<RoceLife> {
    public static Shape<RoceLife> of(int queuePairs) {
        return bundle(RoceLife.class, uint(indexWidth(queuePairs)), bool(), uint(Arrival.PSN_BITS), uint(3));
    }
}
