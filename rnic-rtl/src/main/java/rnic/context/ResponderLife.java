package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as its responses go. */
public record ResponderLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("protection domain") UInt pd,
    @Doc("PMTU = 256 << code, code 0 to 4") UInt mtuCode,
    @Doc("first PSN of the responses that this end sends") UInt psn,
    @Doc("it speaks RoCEv2, in a NIC that may: a response has the PSNs of its request") Optional<Bool> roce
) implements Bundle<ResponderLife> {
    public static Shape<ResponderLife> of(RnicParameters parameters) {
        return bundle(f -> new ResponderLife(f.of(uint(indexWidth(parameters.queuePairs()))), f.of(uint(16)),
            f.of(uint(3)), f.of(uint(24)), parameters.withRoce(() -> f.of(bool()))));
    }

    public static ResponderLife of(ContextWrite life) {
        var context = life.context();
        return new ResponderLife(life.qp(), context.pd(), context.mtuCode(), context.responseSendPsn(),
            context.roce());
    }
}
