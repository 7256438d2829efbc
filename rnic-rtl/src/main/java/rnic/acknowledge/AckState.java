package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.AckEvent;
import rnic.messages.Echo;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

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
    Echo echo,
    @Doc("of a NIC that speaks RoCEv2") Optional<Told> gap,
    @Doc("where paths learn: the acknowledgement that is wanted is for one who has nothing new to send")
    Optional<Bool> tail
) implements Bundle<AckState> {
    static final int GENERATION_BITS = 3;

    /** What the peer knows of the next packet in RoCEv2, which has not come. */
    record Told(
        @Doc("it was told that it is missing, or has no receive WQE") Bool told,
        @Doc("it is to be told that it is missing") Bool missing
    ) implements Bundle<Told> {
        static final Shape<Told> SHAPE = bundle(Told.class, bool(), bool());
    }

    static Shape<AckState> of(RnicParameters parameters) {
        return bundle(f -> new AckState(f.of(uint(5)), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()),
            f.of(bool()), f.of(uint(GENERATION_BITS)), f.of(bool()), f.of(bool()), f.of(uint(FatalError.CODE_BITS)),
            f.of(uint(AckEvent.PACKET_BITS)), f.of(Echo.SHAPE), parameters.withRoce(() -> f.of(Told.SHAPE)),
            parameters.congestion().map(_ -> f.of(bool()))));
    }
}
