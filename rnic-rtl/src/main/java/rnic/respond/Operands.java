package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
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
    @Doc("to compare with") UInt compare
) implements Bundle<Operands> {
    public static Shape<Operands> of(RnicParameters parameters) {
        return bundle(Operands.class, uint(indexWidth(parameters.queuePairs())), uint(indexWidth(parameters.contextNames())),
            choice(ContextKind.class), uint(24), uint(64), uint(32), uint(64), uint(64));
    }
}
