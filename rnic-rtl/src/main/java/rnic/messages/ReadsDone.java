package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Responses that a queue pair has received as a whole; also told when a life begins. */
public record ReadsDone(
    @Doc("queue pair, local number") UInt qp,
    @Doc("MSN of the newest one") UInt messages,
    @Doc("placements that must be visible for it") UInt placements
) implements Bundle<ReadsDone> {
    public static Shape<ReadsDone> of(RnicParameters parameters) {
        return bundle(ReadsDone.class, uint(indexWidth(parameters.queuePairs())), uint(24), uint(24));
    }
}
