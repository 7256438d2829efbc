package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Reads and atomics of a queue pair of which every response has arrived, with those of all earlier ones. */
public record ReadsDone(
    @Doc("queue pair, local number") UInt qp,
    @Doc("response MSN: how many they are, modulo 2^24") UInt messages,
    @Doc("placements ordered up to and with their last packet") UInt placements
) implements Bundle<ReadsDone> {
    public static Shape<ReadsDone> of(RnicParameters parameters) {
        return bundle(ReadsDone.class, uint(indexWidth(parameters.queuePairs())), uint(24), uint(24));
    }
}
