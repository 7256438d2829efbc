package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import rnic.context.ContextGroups;
import rnic.context.ContextWrite;
import rnic.messages.Arrival;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as the choice of its packets goes. */
public record SchedulerLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("what begins: responses with receives, requests with sends; one of them at least") ContextGroups groups,
    @Doc("first PSN to send") UInt sendPsn,
    @Doc("first PSN of the responses that this end sends") UInt responseSendPsn,
    @Doc("first PSN of the responses that it expects") UInt responseReceivePsn,
    @Doc("rate limit in Mb/s; 0 = unlimited") UInt rate,
    SendContext context
) implements Bundle<SchedulerLife> {
    public static Shape<SchedulerLife> of(RnicParameters parameters) {
        return bundle(SchedulerLife.class, uint(indexWidth(parameters.queuePairs())), ContextGroups.SHAPE,
            uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS), uint(20),
            SendContext.of(parameters));
    }

    public static Stream<SchedulerLife> of(RnicParameters parameters, Stream<ContextWrite> lives) {
        var context = lives.payload().context();
        return new Stream<>(lives.valid(), lives.ready(), new SchedulerLife(lives.payload().qp(),
            lives.payload().groups(), context.sendPsn(), context.responseSendPsn(), context.responseReceivePsn(),
            context.rate(), SendContext.of(parameters, context)));
    }
}
