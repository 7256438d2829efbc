package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import java.util.Optional;
import rnic.context.ContextWrite;
import rnic.context.FlowGroups;
import rnic.messages.Arrival;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as its send window goes; a flow is sent again by the rules it begins with. */
public record WindowLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("what begins: responses with receives, requests with sends; one of them at least") FlowGroups groups,
    @Doc("first PSN to send") UInt sendPsn,
    @Doc("first PSN of the responses that this end sends") UInt responseSendPsn,
    @Doc("rel_retry: 0 to 7") UInt retries,
    @Doc("rel_rnr_retry: 0 to 7, 7 unlimited") UInt rnrRetries,
    @Doc("rel_rto_exp: 0 off, else RTO = 4.096 us << exponent") UInt rtoExponent,
    @Doc("rel_srtt_init, in 1/16 us") UInt initialSrtt,
    @Doc("congestion is controlled, where that can be") Optional<Bool> controlled
) implements Bundle<WindowLife> {
    public static Shape<WindowLife> of(RnicParameters parameters) {
        return bundle(f -> new WindowLife(f.of(uint(indexWidth(parameters.queuePairs()))),
            f.of(FlowGroups.SHAPE), f.of(uint(Arrival.PSN_BITS)), f.of(uint(Arrival.PSN_BITS)),
            f.of(uint(3)), f.of(uint(3)), f.of(uint(5)), f.of(uint(16)),
            parameters.congestion().map(_ -> f.of(bool()))));
    }

    public static Stream<WindowLife> of(Stream<ContextWrite> lives) {
        var context = lives.payload().context();
        return new Stream<>(lives.valid(), lives.ready(), new WindowLife(lives.payload().qp(),
            lives.payload().groups().flows(), context.sendPsn(), context.responseSendPsn(), context.retries(),
            context.rnrRetries(), context.rtoExponent(), context.initialSrtt(), context.controlled()));
    }
}
