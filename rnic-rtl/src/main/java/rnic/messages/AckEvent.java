package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

/** What a retired packet asks of the acknowledgements of its queue pair; in order of retirement. */
public record AckEvent(
    Flow flow,
    @Doc("a packet has come whole, accepted or not") Bool come,
    @Doc("of that packet") Departure departure,
    @Doc("CE marked, and not trimmed") Bool congested,
    @Doc("accepted: one packet more since the last acknowledgement") Bool counting,
    @Doc("it was the next expected packet") Bool advancing,
    @Doc("a message completed with it") Bool completing,
    @Doc("acknowledge now, whatever the settings say") Bool urgent,
    @Doc("it is the next expected packet and has no receive WQE: RNR NAK") Bool notReady,
    @Doc("the packet that broke the rules is the next one: as in FatalError; 0 = none") UInt code,
    @Doc("by how many more packets than before lie behind the first gap, modulo 512") UInt behindGap,
    @Doc("of a NIC that speaks RoCEv2") Optional<GoBack> goBack,
    @Doc("where paths learn: the peer sends again and asks, so it has nothing new to send") Optional<Bool> tail
) implements Bundle<AckEvent> {
    /** Bits of a count of packets: more than those of any window. */
    public static final int PACKET_BITS = 9;

    public static Shape<AckEvent> of(RnicParameters parameters) {
        return bundle(f -> new AckEvent(f.of(Flow.of(parameters)), f.of(bool()), f.of(Departure.SHAPE), f.of(bool()),
            f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(uint(FatalError.CODE_BITS)),
            f.of(uint(PACKET_BITS)), parameters.withRoce(() -> f.of(GoBack.SHAPE)),
            parameters.congestion().map(_ -> f.of(bool()))));
    }
}
