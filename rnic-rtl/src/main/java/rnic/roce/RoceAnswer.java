package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/**
 * An Acknowledge packet of RoCEv2 that has passed rows 1 to 27 of the table of malformed input, or a packet of a
 * response to a Read or an atomic of this life. Both are told in the order in which they have come: one that was
 * overtaken would look as if it had been lost.
 */
public record RoceAnswer(
    @Doc("queue pair, local number") UInt qp,
    UInt psn,
    @Doc("a packet of a response, else an Acknowledge") Bool response,
    @Doc("of an Acknowledge: of its AETH") UInt syndrome,
    @Doc("of a response: it is the packet that was awaited, and was taken; else one behind it") Bool awaited,
    @Doc("of a response that was awaited: how many end with it") UInt ends
) implements Bundle<RoceAnswer> {
    /** Bits of a number of responses: 256 at most, as many as requests may be open. */
    public static final int COUNT_BITS = 9;

    public static Shape<RoceAnswer> of(int queuePairs) {
        return bundle(RoceAnswer.class, uint(indexWidth(queuePairs)), uint(Arrival.PSN_BITS), bool(), uint(8), bool(),
            uint(COUNT_BITS));
    }
}
