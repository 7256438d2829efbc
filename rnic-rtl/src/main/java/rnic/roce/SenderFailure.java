package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;
import rnic.protocol.CompletionStatus;

/** A sender that has failed. */
public record SenderFailure(
    @Doc("queue pair, local number") UInt qp,
    Choice<CompletionStatus> status,
    @Doc("a packet of the request that takes the status; without meaning if no answer has told of one") UInt psn,
    @Doc("the peer has told of it") Bool named
) implements Bundle<SenderFailure> {
    static Shape<SenderFailure> of(int queuePairs) {
        return bundle(SenderFailure.class, uint(indexWidth(queuePairs)), choice(CompletionStatus.class),
            uint(Arrival.PSN_BITS), bool());
    }
}
