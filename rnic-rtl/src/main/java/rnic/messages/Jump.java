package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Where the oldest packet of a queue pair stands that is not acknowledged: there a sender of RoCEv2 goes back to. */
public record Jump(
    @Doc("queue pair, local number") UInt qp,
    UInt psn,
    @Doc("of its message") UInt msn,
    @Doc("packet index in that message") UInt po,
    @Doc("another number than the one before: go back to it, wherever the sender is") UInt turn
) implements Bundle<Jump> {
    /** Nobody is told to go back so often before it has sent one packet. */
    public static final int TURN_BITS = 6;

    public static Shape<Jump> of(RnicParameters parameters) {
        var number = uint(Arrival.PSN_BITS);
        return bundle(Jump.class, uint(indexWidth(parameters.queuePairs())), number, number, number,
            uint(TURN_BITS));
    }
}
