package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
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
    @Doc("of the response to an atomic: what was found") UInt result
) implements Bundle<Segment> {
    public static Shape<Segment> of(RnicParameters parameters) {
        return bundle(Segment.class, Flow.of(parameters), SendWqe.SHAPE, uint(16), uint(24),
            uint(24), uint(24), uint(24), uint(32), uint(13), bool(), bool(), bool(), bool(), bool(), bool(), uint(4),
            uint(24), uint(64));
    }
}
