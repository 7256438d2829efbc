package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A packet of which the peer is told outside acknowledgements; the signal goes back to the port that it came from. */
public record Signal(
    @Doc("queue pair, local number") UInt qp,
    @Doc("UDP source port of the packet") UInt port,
    UInt psn
) implements Bundle<Signal> {
    public static Shape<Signal> of(RnicParameters parameters) {
        return bundle(Signal.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(Arrival.PSN_BITS));
    }
}
