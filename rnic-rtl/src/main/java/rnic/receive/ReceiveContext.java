package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** What the receive path keeps of a queue pair's context. */
public record ReceiveContext(
    @Doc("the peer has been told; else no frame is of it") Bool known,
    @Doc("address handle of the peer") UInt addressHandle,
    @Doc("P_Key") UInt pkey,
    @Doc("protection domain") UInt pd,
    @Doc("PMTU = 256 << code") UInt mtuCode,
    @Doc("profile of the wire: 1 to 3") UInt profile,
    @Doc("the peer may write") Bool remoteWrite,
    @Doc("the peer may read") Bool remoteRead,
    @Doc("the peer may order atomics") Bool remoteAtomic,
    @Doc("Reads and atomics of the peer that are kept, 0 to R") UInt accepted,
    @Doc("packets of the space of responses mean something to it") Bool responses,
    @Doc("K - 1") UInt messageLimit,
    @Doc("paths in use less one") UInt lastPath
) implements Bundle<ReceiveContext> {
    static Shape<ReceiveContext> of(RnicParameters parameters) {
        return bundle(ReceiveContext.class, bool(), uint(indexWidth(parameters.addressHandles())), uint(16), uint(16),
            uint(3), uint(2), bool(), bool(), bool(), uint(6), bool(), uint(8), uint(4));
    }

    static ReceiveContext from(ReceiveTerms context) {
        return new ReceiveContext(context.known(), context.addressHandle(), context.pkey(), context.pd(),
            context.mtuCode(), context.profile(), context.remoteWrite(), context.remoteRead(), context.remoteAtomic(),
            context.readsAccepted(), responses(context), context.messageLimit(), context.lastPath());
    }

    /** It answers Reads or atomics, or sends some. */
    private static Bool responses(ReceiveTerms context) {
        return context.readsOutstanding().any()
            .or(context.readsAccepted().any().and(context.remoteRead().or(context.remoteAtomic())));
    }
}
