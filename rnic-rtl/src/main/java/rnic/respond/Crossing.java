package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A Read or an atomic of which everything before it has been accepted. */
public record Crossing(
    @Doc("queue pair, local number") UInt qp,
    @Doc("number of its context") UInt context,
    @Doc("placements ordered before it") UInt placements
) implements Bundle<Crossing> {
    public static Shape<Crossing> of(RnicParameters parameters) {
        return bundle(Crossing.class, uint(indexWidth(parameters.queuePairs())), uint(indexWidth(parameters.contextNames())),
            uint(24));
    }
}
