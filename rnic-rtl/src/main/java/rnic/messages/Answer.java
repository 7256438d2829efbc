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
    @Doc("of POETH; of an RTT Response its UDP source port") UInt po,
    Bool becn,
    Bool retrans,
    @Doc("of a SACK; of an RTT Response the bits of RTTETH without TX2") SackEth sack,
    Peer peer
) implements Bundle<Answer> {
    public static Shape<Answer> of(RnicParameters parameters) {
        return bundle(Answer.class, Flow.of(parameters), choice(AnswerKind.class), uint(24),
            uint(8), uint(24), uint(24), bool(), bool(), SackEth.SHAPE, Peer.of(parameters));
    }
}
