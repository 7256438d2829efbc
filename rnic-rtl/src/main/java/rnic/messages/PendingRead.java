package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A Read or an atomic that is sent for the first time: what its response must fit. */
public record PendingRead(
    @Doc("queue pair, local number") UInt qp,
    @Doc("MSN of the response modulo R") UInt slot,
    @Doc("times that these slots have gone round, low bits") UInt lap,
    Bool atomic,
    @Doc("MSN of the request") UInt msn,
    @Doc("first packet of the response") UInt psn
) implements Bundle<PendingRead> {
    public static final int LAP_BITS = 4;

    public static Shape<PendingRead> of(RnicParameters parameters) {
        return bundle(PendingRead.class, uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.reads())), uint(LAP_BITS), bool(), uint(24), uint(24));
    }

    /** Response number n. */
    public static PendingRead of(RnicParameters parameters, UInt qp, UInt n, Bool atomic, UInt msn, UInt psn) {
        int bits = log2Ceil(parameters.reads());
        var slot = bits == 0 ? lit(0, 1) : n.trunc(bits);
        return new PendingRead(qp, slot, n.bits(bits + LAP_BITS - 1, bits), atomic, msn, psn);
    }
}
