package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.Flow;
import rnic.messages.SendWqe;
import rnic.protocol.RnicParameters;

/** One packet of a message, before its addresses are made and its local key is checked. */
public record Segment(
    Flow flow,
    SendWqe wqe,
    @Doc("protection domain of the queue pair") UInt pd,
    UInt psn,
    UInt msn,
    UInt po,
    UInt rqmsn,
    @Doc("of the payload in the message") UInt offset,
    @Doc("bytes of payload") UInt length,
    Bool first,
    Bool last,
    Bool retrans,
    Bool ackRequest,
    @Doc("another new packet can follow at once") Bool more,
    @Doc("no earlier message is incomplete") Bool oldest,
    UInt path,
    @Doc("of a response: MSN of its request") UInt ackMsn,
    @Doc("of the response to an atomic: what was found") UInt result,
    @Doc("where congestion is controlled: its path is still to be chosen") Optional<Bool> choosing,
    @Doc("it speaks RoCEv2, in a NIC that may") Optional<Bool> roce,
    @Doc("there: it is the first one behind a jump") Optional<Bool> back,
    @Doc("there: it is not sent, since nothing is known of the atomic that it would answer") Optional<Bool> silent,
    @Doc("there: PSN behind it") Optional<UInt> behind
) implements Bundle<Segment> {
    public static Shape<Segment> of(RnicParameters parameters) {
        var number = uint(24);
        return bundle(f -> new Segment(f.of(Flow.of(parameters)), f.of(SendWqe.SHAPE), f.of(uint(16)), f.of(number),
            f.of(number), f.of(number), f.of(number), f.of(uint(32)), f.of(uint(13)), f.of(bool()), f.of(bool()),
            f.of(bool()), f.of(bool()), f.of(bool()), f.of(bool()), f.of(uint(4)), f.of(number), f.of(uint(64)),
            parameters.congestion().map(_ -> f.of(bool())), parameters.withRoce(() -> f.of(bool())),
            parameters.withRoce(() -> f.of(bool())), parameters.withRoce(() -> f.of(bool())),
            parameters.withRoce(() -> f.of(number))));
    }
}
