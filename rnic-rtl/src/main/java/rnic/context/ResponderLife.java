package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A new life of a queue pair, as far as its responses go. */
public record ResponderLife(
    @Doc("queue pair, local number") UInt qp,
    @Doc("protection domain") UInt pd,
    @Doc("PMTU = 256 << code, code 0 to 4") UInt mtuCode,
    @Doc("first PSN of the responses that this end sends") UInt psn
) implements Bundle<ResponderLife> {
    public static Shape<ResponderLife> of(RnicParameters parameters) {
        return bundle(ResponderLife.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(3), uint(24));
    }

    public static ResponderLife of(ContextWrite life) {
        var context = life.context();
        return new ResponderLife(life.qp(), context.pd(), context.mtuCode(), context.responseSendPsn());
    }
}
