package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
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
    @Doc("to compare with; what was found, once executed") UInt result,
    @Doc("a copy of a request that was taken before, in a NIC that may speak RoCEv2") Optional<Bool> repeats
) implements Bundle<KeptContext> {
    public static Shape<KeptContext> of(RnicParameters parameters) {
        return bundle(f -> new KeptContext(f.of(uint(indexWidth(parameters.contextNames()))),
            f.of(choice(ContextKind.class)), f.of(uint(24)), f.of(uint(24)), f.of(uint(64)), f.of(uint(32)),
            f.of(uint(64)), f.of(uint(64)), parameters.withRoce(() -> f.of(bool()))));
    }
}
