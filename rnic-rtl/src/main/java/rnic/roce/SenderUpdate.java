package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** What a sender has to go by from now on. */
public record SenderUpdate(
    @Doc("queue pair, local number") UInt qp,
    @Doc("PSN of the oldest packet that is not acknowledged") UInt una,
    @Doc("everything from una on is sent again") Bool back,
    @Doc("and the first packet asks for an acknowledgement") Bool ackRequest,
    @Doc("nothing is sent after an RNR NAK") Bool paused
) implements Bundle<SenderUpdate> {
    static Shape<SenderUpdate> of(int queuePairs) {
        return bundle(SenderUpdate.class, uint(indexWidth(queuePairs)), uint(Arrival.PSN_BITS), bool(), bool(),
            bool());
    }
}
