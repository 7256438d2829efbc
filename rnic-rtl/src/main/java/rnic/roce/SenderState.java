package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** What a sender of requests in RoCEv2 knows about its packets on the way. */
record SenderState(
    @Doc("PSN of the oldest packet that is not acknowledged") UInt una,
    @Doc("PSN behind the newest packet that was ever sent") UInt newest,
    @Doc("una waits to be sent again, and everything behind it") Bool back,
    @Doc("the peer has told that una is missing: to be told again is no news") Bool told,
    @Doc("nothing is sent after an RNR NAK") Bool paused,
    @Doc("a packet was bad, and nothing has gone out since") Bool stopped,
    @Doc("PSN of that") UInt stop,
    @Doc("nothing happens any more in this life") Bool failed,
    @Doc("retry timeouts left") UInt retries,
    @Doc("RNR NAKs left; 7: any number") UInt rnrRetries,
    @Doc("when the pause ends, or what is on its way has been waited for long enough; in 1/16 us") UInt deadline,
    @Doc("Reads and atomics sent, modulo 2 R") UInt asked,
    @Doc("of these, answered") UInt answered,
    SenderTerms terms
) implements Bundle<SenderState> {
    static Shape<SenderState> of(int reads) {
        return bundle(SenderState.class, uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS), bool(), bool(), bool(),
            bool(), uint(Arrival.PSN_BITS), bool(), uint(3), uint(3),
            uint(GoBackPipeline.TIME_BITS), uint(countBits(reads)), uint(countBits(reads)), SenderTerms.SHAPE);
    }

    static int countBits(int reads) {
        return log2Ceil(reads) + 1;
    }
}
