package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.context.PageSize;
import rnic.protocol.RnicParameters;

/** A data packet to be built and sent. */
public record Transmission(
    Flow flow,
    UInt opcode,
    UInt psn,
    UInt msn,
    UInt po,
    UInt rqmsn,
    Bool retrans,
    Bool ackRequest,
    Bool solicited,
    @Doc("added to wire_sport_base") UInt path,
    @Doc("of this packet's payload; of an atomic what it works on") UInt remoteAddress,
    UInt remoteKey,
    @Doc("bytes of the message; of an atomic anything") UInt dmaLength,
    @Doc("immediate data, or the key to invalidate") UInt immediate,
    @Doc("of a response: MSN of its request") UInt ackMsn,
    @Doc("of an Atomic Acknowledge: the old value") UInt result,
    @Doc("of this packet's payload in host memory") UInt localAddress,
    @Doc("that is in a memory region, not in the send queue") Bool inMr,
    @Doc("that MR: key / 256") UInt mr,
    @Doc("of that MR; none of the send queue") PageSize pages,
    @Doc("bytes of payload, may be 0; of an atomic 16: its operands, as they go on the wire") UInt length,
    @Doc("where congestion is controlled: its path is still to be chosen; path is the one that it took last if it is "
        + "sent again")
    Optional<Bool> choosing,
    @Doc("in a NIC that may speak RoCEv2: it goes nowhere") Optional<Bool> silent
) implements Bundle<Transmission> {
    public static Shape<Transmission> of(RnicParameters parameters) {
        var number = uint(24);
        var word = uint(32);
        return bundle(f -> new Transmission(f.of(Flow.of(parameters)), f.of(uint(8)), f.of(number), f.of(number),
            f.of(number), f.of(number), f.of(bool()), f.of(bool()), f.of(bool()), f.of(uint(4)), f.of(uint(64)),
            f.of(word), f.of(word), f.of(word), f.of(number), f.of(uint(64)), f.of(uint(64)), f.of(bool()),
            f.of(uint(indexWidth(parameters.mrs()))), f.of(PageSize.SHAPE), f.of(uint(13)),
            parameters.congestion().map(_ -> f.of(bool())), parameters.withRoce(() -> f.of(bool()))));
    }
}
