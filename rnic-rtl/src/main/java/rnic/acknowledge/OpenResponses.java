package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.MessageCount;
import rnic.protocol.RnicParameters;

/** What {@link AckBuilder} and {@link HeldAnswers} tell each other of queue pairs that have to answer Reads in RoCEv2. */
public record OpenResponses(
    @Doc("Reads and atomics of a queue pair that have been taken") Valid<MessageCount> entered,
    @Doc("of these, responses that have left") Valid<MessageCount> left,
    @Doc("an answer that has to wait until both are the same") Valid<Withheld> withheld
) implements Bundle<OpenResponses> {
    /** An answer that was not sent, since it would have acknowledged what has not been answered. */
    public record Withheld(
        @Doc("queue pair, local number") UInt qp,
        @Doc("it was an RNR NAK") Bool notReady,
        @Doc("it was a NAK 0x60") Bool missing
    ) implements Bundle<Withheld> {
        static Shape<Withheld> of(RnicParameters parameters) {
            return bundle(Withheld.class, uint(indexWidth(parameters.queuePairs())), bool(), bool());
        }
    }

    /** Those of the builder of answers. */
    static OpenResponses of(Ports p, RnicParameters parameters) {
        return new OpenResponses(p.in(Valid.of(MessageCount.of(parameters))), p.in(Valid.of(MessageCount.of(parameters))),
            p.out(Valid.of(Withheld.of(parameters))));
    }
}
