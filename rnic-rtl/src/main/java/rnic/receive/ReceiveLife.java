package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.context.ContextWrite;
import rnic.context.FlowGroups;
import rnic.messages.Arrival;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as what it receives goes. */
public record ReceiveLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("what begins: requests with receives, responses with sends; else only the context changes")
    FlowGroups groups,
    @Doc("first PSN to expect") UInt receivePsn,
    @Doc("first PSN of the responses that it expects") UInt responseReceivePsn,
    ReceiveTerms context
) implements Bundle<ReceiveLife> {
    public static Shape<ReceiveLife> of(RnicParameters parameters) {
        return bundle(ReceiveLife.class, uint(indexWidth(parameters.queuePairs())), FlowGroups.SHAPE,
            uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS), ReceiveTerms.of(parameters));
    }

    public static Stream<ReceiveLife> of(Stream<ContextWrite> lives) {
        var context = lives.payload().context();
        return new Stream<>(lives.valid(), lives.ready(), new ReceiveLife(lives.payload().qp(),
            lives.payload().groups().flows(), context.receivePsn(), context.responseReceivePsn(),
            ReceiveTerms.of(context)));
    }

    /** What the checks need of it. */
    record Terms(UInt qp, ReceiveTerms context) implements Bundle<Terms> {
        static Shape<Terms> of(RnicParameters parameters) {
            return bundle(Terms.class, uint(indexWidth(parameters.queuePairs())), ReceiveTerms.of(parameters));
        }
    }

    Terms terms() {
        return new Terms(qp, context);
    }
}
