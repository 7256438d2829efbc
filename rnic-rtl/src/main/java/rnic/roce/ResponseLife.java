package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** A new life of a queue pair, as far as what answers its own requests in RoCEv2 goes. */
public record ResponseLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("it speaks RoCEv2; else no response is awaited") Bool roce,
    @Doc("first PSN that it sends") UInt psn,
    @Doc("number of the first packet of a response") UInt number
) implements Bundle<ResponseLife> {
    public static Shape<ResponseLife> of(int queuePairs) {
        return bundle(ResponseLife.class, uint(indexWidth(queuePairs)), bool(), uint(Arrival.PSN_BITS),
            uint(Arrival.PSN_BITS));
    }
}
