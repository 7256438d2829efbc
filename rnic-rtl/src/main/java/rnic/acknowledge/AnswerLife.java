package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.context.ContextWrite;
import rnic.context.Peer;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as its acknowledgements go. */
public record AnswerLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("rel_sack_th: out-of-order distance from which SACKs are sent") UInt sackThreshold,
    @Doc("profile of the wire: 1 to 3") UInt profile,
    @Doc("rel_rnr_timer: code sent in RNR NAKs") UInt rnrTimer,
    Peer peer
) implements Bundle<AnswerLife> {
    public static Shape<AnswerLife> of(RnicParameters parameters) {
        return bundle(AnswerLife.class, uint(indexWidth(parameters.queuePairs())), uint(8), uint(2), uint(5),
            Peer.of(parameters));
    }

    public static Stream<AnswerLife> of(Stream<ContextWrite> lives) {
        var context = lives.payload().context();
        return new Stream<>(lives.valid(), lives.ready(), new AnswerLife(lives.payload().qp(), context.sackThreshold(),
            context.profile(), context.rnrTimer(), Peer.of(context)));
    }
}
