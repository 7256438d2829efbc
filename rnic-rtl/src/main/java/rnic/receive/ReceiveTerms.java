package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.QueuePairContext;
import rnic.protocol.RnicParameters;

/** What the context of a queue pair says about the packets that it receives; {@link ReceiveContext} is kept of it. */
public record ReceiveTerms(
    @Doc("the peer has been told; else no frame is of it") Bool known,
    @Doc("address handle of the peer") UInt addressHandle,
    @Doc("P_Key") UInt pkey,
    @Doc("protection domain") UInt pd,
    @Doc("PMTU = 256 << code") UInt mtuCode,
    @Doc("profile of the wire: 1 to 3") UInt profile,
    @Doc("the peer may write") Bool remoteWrite,
    @Doc("the peer may read") Bool remoteRead,
    @Doc("the peer may order atomics") Bool remoteAtomic,
    @Doc("Reads and atomics of the peer that are kept, 0 to R") UInt readsAccepted,
    @Doc("most Reads and atomics outstanding; 0: none may be ordered") UInt readsOutstanding,
    @Doc("K - 1") UInt messageLimit,
    @Doc("paths in use less one") UInt lastPath
) implements Bundle<ReceiveTerms> {
    static Shape<ReceiveTerms> of(RnicParameters parameters) {
        return bundle(ReceiveTerms.class, bool(), uint(indexWidth(parameters.addressHandles())), uint(16), uint(16),
            uint(3), uint(2), bool(), bool(), bool(), uint(6), uint(6), uint(8), uint(4));
    }

    static ReceiveTerms of(QueuePairContext context) {
        return new ReceiveTerms(context.known(), context.addressHandle(), context.pkey(), context.pd(),
            context.mtuCode(), context.profile(), context.remoteWrite(), context.remoteRead(), context.remoteAtomic(),
            context.readsAccepted(), context.readsOutstanding(), context.messageLimit(), context.lastPath());
    }
}
