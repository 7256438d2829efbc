package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A Read or an atomic that goes out for the first time: from now on its response is awaited. */
public record PendingWrite(
    @Doc("queue pair, local number") UInt qp,
    @Doc("response MSN of its response, modulo R") UInt slot,
    @Doc("how often all slots have been used before, modulo 16: response MSN / R") UInt lap,
    @Doc("an atomic, else a Read") Bool atomic,
    @Doc("MSN of the request") UInt request,
    @Doc("PSN of the first packet of its response") UInt responsePsn
) implements Bundle<PendingWrite> {
    /** Bits of a lap. */
    public static final int LAP_BITS = 4;

    public static Shape<PendingWrite> of(RnicParameters parameters) {
        return bundle(PendingWrite.class, uint(indexWidth(parameters.queuePairs())), uint(slotBits(parameters)),
            uint(LAP_BITS), bool(), uint(24), uint(24));
    }

    /** Of response MSN {@code number}. */
    public static PendingWrite of(RnicParameters parameters, UInt qp, UInt number, Bool atomic, UInt request,
                                  UInt responsePsn) {
        return new PendingWrite(qp, slot(number, parameters), lap(number, parameters), atomic, request, responsePsn);
    }

    /** Bits of a slot: one that is always 0 where there is only one. */
    public static int slotBits(RnicParameters parameters) {
        return indexWidth(parameters.reads());
    }

    /** The slot of a response MSN. */
    public static UInt slot(UInt number, RnicParameters parameters) {
        return parameters.reads() == 1 ? lit(0, 1) : number.trunc(log2Ceil(parameters.reads()));
    }

    /** The lap of a response MSN. */
    public static UInt lap(UInt number, RnicParameters parameters) {
        int first = log2Ceil(parameters.reads());
        return number.bits(first + LAP_BITS - 1, first);
    }
}
