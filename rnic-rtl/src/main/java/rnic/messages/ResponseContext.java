package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** What the sender of responses needs of the Read or atomic that is answered. */
public record ResponseContext(
    @Doc("0 Read, 1 CmpSwap, 2 FetchAdd, 3 an atomic that has been executed") UInt kind,
    @Doc("MSN of the request") UInt msn,
    @Doc("of the first packet of the response") UInt psn,
    @Doc("of a Read: first byte") UInt address,
    @Doc("of a Read: its MR") UInt key,
    @Doc("of a Read: bytes") UInt length,
    @Doc("of an atomic that was executed: what was found") UInt result
) implements Bundle<ResponseContext> {
    public static final Shape<ResponseContext> SHAPE = bundle(ResponseContext.class, uint(2), uint(24), uint(24),
        uint(64), uint(32), uint(32), uint(64));

    /** An atomic that has not been executed: once it may be answered, a copy of which nothing is known. */
    public Bool isUnknown() {
        return kind.eq(1).or(kind.eq(2));
    }

    public Bool isRead() {
        return kind.eq(0);
    }
}
