package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** More Reads and atomics of this end have got their whole response. */
public record ReadsDone(
    @Doc("queue pair, local number") UInt qp,
    @Doc("responses of its life that have arrived whole, with all earlier ones") UInt messages,
    @Doc("placements ordered up to and with them") UInt placements
) implements Bundle<ReadsDone> {
    public static Shape<ReadsDone> of(RnicParameters parameters) {
        return bundle(ReadsDone.class, uint(indexWidth(parameters.queuePairs())), uint(24), uint(24));
    }
}
