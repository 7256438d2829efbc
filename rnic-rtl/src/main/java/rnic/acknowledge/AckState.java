package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.AckEvent;
import rnic.messages.Echo;
import rnic.protocol.FatalError;

/** What is remembered of a flow between acknowledgements (reliability section 2: ackcnt, ack_pend and so on). */
record AckState(
    @Doc("packets accepted since the last request for an acknowledgement") UInt count,
    @Doc("the next packet accepted is the last that may go unacknowledged") Bool isLast,
    @Doc("an acknowledgement is wanted") Bool pending,
    @Doc("the flow is in the ring, maybe since an earlier life") Bool inRing,
    @Doc("it is an RNR NAK") Bool notReady,
    @Doc("an acknowledgement is due at a time that the queue of deadlines knows") Bool armed,
    @Doc("which of the deadlines queued it is") UInt generation,
    @Doc("ce_seen") Bool congested,
    @Doc("becn_pend") Bool becn,
    @Doc("the peer broke the rules, and nothing further is accepted") UInt code,
    @Doc("packets that have arrived behind the first gap") UInt behindGap,
    Echo echo
) implements Bundle<AckState> {
    static final int GENERATION_BITS = 3;
    static final Shape<AckState> SHAPE = bundle(AckState.class, uint(5), bool(), bool(), bool(), bool(), bool(),
        uint(GENERATION_BITS), bool(), bool(), uint(FatalError.CODE_BITS), uint(AckEvent.PACKET_BITS), Echo.SHAPE);
}
