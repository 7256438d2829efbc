package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** A request in RoCEv2 that has been handed to the transmit path, whether for the first time or again. */
public record RoceSent(
    @Doc("queue pair, local number") UInt qp,
    UInt psn,
    @Doc("PSNs that it takes: of a Read as many as its response has packets") UInt packets,
    @Doc("a Read or an atomic") Bool awaited,
    @Doc("its request or its key is bad: nothing of it has gone out, and nothing behind it does") Bool bad
) implements Bundle<RoceSent> {
    static Shape<RoceSent> of(int queuePairs) {
        return bundle(RoceSent.class, uint(indexWidth(queuePairs)), uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS),
            bool(), bool());
    }
}
