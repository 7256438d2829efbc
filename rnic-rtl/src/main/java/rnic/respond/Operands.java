package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** What a Read or an atomic says, put into its context when it is accepted. */
public record Operands(
    @Doc("queue pair, local number") UInt qp,
    @Doc("number of the context") UInt context,
    @Doc("READ, COMPARE_SWAP or FETCH_ADD") Choice<ContextKind> kind,
    @Doc("MSN of the request") UInt msn,
    @Doc("of RETH or AtomicETH") UInt address,
    UInt key,
    @Doc("to swap or add; of a Read its bytes in the lower half") UInt operand,
    @Doc("to compare with") UInt compare,
    @Doc("of the request on the wire, in a NIC that may speak RoCEv2") Optional<UInt> psn,
    @Doc("there: a copy of a request that was taken before") Optional<Bool> repeats
) implements Bundle<Operands> {
    public static Shape<Operands> of(RnicParameters parameters) {
        return bundle(f -> new Operands(f.of(uint(indexWidth(parameters.queuePairs()))),
            f.of(uint(indexWidth(parameters.contextNames()))), f.of(choice(ContextKind.class)), f.of(uint(24)),
            f.of(uint(64)), f.of(uint(32)), f.of(uint(64)), f.of(uint(64)),
            parameters.withRoce(() -> f.of(uint(24))), parameters.withRoce(() -> f.of(bool()))));
    }
}
