package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.Peer;
import rnic.protocol.AnswerKind;
import rnic.protocol.RnicParameters;
import rnic.wire.SackEth;

/** A packet of the ACK class, or an RTT Response, to be built and sent. */
public record Answer(
    Flow flow,
    Choice<AnswerKind> kind,
    @Doc("of the header; of ACK and SACK the next one, which the header takes back by one") UInt psn,
    @Doc("of AETH") UInt syndrome,
    @Doc("aMSN") UInt msn,
    @Doc("POETH, with its reserved byte") UInt po,
    Bool becn,
    Bool retrans,
    @Doc("why a packet was dropped, told by a Packet Drop NAK: a bit pattern of DropNak") UInt cause,
    @Doc("its UDP source port is the one that is given here, not the next one in turn") Bool named,
    UInt port,
    @Doc("of a SACK; of an RTT Response the bits of RTTETH without TX2") SackEth sack,
    Peer peer
) implements Bundle<Answer> {
    public static Shape<Answer> of(RnicParameters parameters) {
        return bundle(Answer.class, Flow.of(parameters), choice(AnswerKind.class), uint(24),
            uint(8), uint(24), uint(32), bool(), bool(), uint(DropNak.CAUSE_BITS), bool(), uint(16), SackEth.SHAPE,
            Peer.of(parameters));
    }
}
