package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;
import rnic.messages.Flow;
import rnic.messages.Jump;
import rnic.messages.WindowUpdate;
import rnic.protocol.RnicParameters;

/** How far a sender in RoCEv2 is, in packets and in messages. */
public record RoceTold(
    @Doc("where its oldest packet stands") Jump oldest,
    @Doc("messages that are complete") UInt messages,
    @Doc("nothing is sent after an RNR NAK") Bool paused
) implements Bundle<RoceTold> {
    static Shape<RoceTold> of(RnicParameters parameters) {
        return bundle(RoceTold.class, Jump.of(parameters), uint(Arrival.PSN_BITS), bool());
    }

    /** The same as the send window would say it. */
    public WindowUpdate update() {
        return new WindowUpdate(Flow.requests(oldest.qp()), oldest.psn(), messages, paused);
    }
}
