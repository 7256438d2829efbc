package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A context as it is kept, and its number. */
public record KeptContext(
    @Doc("number of the context") UInt context,
    Choice<ContextKind> kind,
    @Doc("MSN of the request") UInt msn,
    @Doc("of the first packet of the response") UInt psn,
    UInt address,
    UInt key,
    @Doc("to swap or add; of a Read its bytes in the lower half") UInt operand,
    @Doc("to compare with; what was found, once executed") UInt result
) implements Bundle<KeptContext> {
    public static Shape<KeptContext> of(RnicParameters parameters) {
        return bundle(KeptContext.class, uint(indexWidth(parameters.contextNames())), choice(ContextKind.class), uint(24),
            uint(24), uint(64), uint(32), uint(64), uint(64));
    }
}
