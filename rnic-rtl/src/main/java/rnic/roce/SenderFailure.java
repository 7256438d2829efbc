package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;
import rnic.protocol.FailureCause;

/** A sender that has failed. */
public record SenderFailure(
    @Doc("queue pair, local number") UInt qp,
    Choice<FailureCause> cause,
    @Doc("a packet of the request that has failed; without meaning if no answer has told of one") UInt psn,
    @Doc("the peer has told of it") Bool named
) implements Bundle<SenderFailure> {
    static Shape<SenderFailure> of(int queuePairs) {
        return bundle(SenderFailure.class, uint(indexWidth(queuePairs)), choice(FailureCause.class),
            uint(Arrival.PSN_BITS), bool());
    }
}
