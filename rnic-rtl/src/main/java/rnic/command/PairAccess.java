package rnic.command;

import static hdl.Hdl.*;

import java.util.List;
import java.util.function.ToIntFunction;
import rnic.protocol.RnicParameters;
import rnic.respond.AtomicUnit;

/** What may be under way for a queue pair; RESET_QP waits for all of it. A new kind of access is one more name here. */
public enum PairAccess {
    /** Payload received: from the decision to the answer of the bus. */
    PLACEMENT(DrainSizes::placements),
    /** Payload to be sent: from the request to the last beat. */
    PAYLOAD(DrainSizes::payloads),
    /** An accepted packet whose messages have not been completed. */
    REPORT(it -> DrainSizes.REPORTS),
    /** A completion: from its source to the answer of the bus, or until it is lost. */
    COMPLETION(it -> DrainSizes.COMPLETIONS),
    /** Requests fetched from the send queue. */
    SEND_WQE(it -> DrainSizes.FETCHES),
    /** Requests fetched from the receive queue. */
    RECEIVE_WQE(it -> DrainSizes.FETCHES),
    /** Atomics of the peer: from when one is started, before it is taken, to its result. */
    ATOMIC(it -> AtomicUnit.SLOTS + 1),
    /** WQEs of a shared receive queue: from when one is dealt to its completion. */
    DEALT_WQE(RnicParameters::mostDealt);

    private final ToIntFunction<RnicParameters> most;

    PairAccess(ToIntFunction<RnicParameters> most) {
        this.most = most;
    }

    /** The kinds that there are: the last one only where there are shared receive queues. */
    public static List<PairAccess> of(RnicParameters parameters) {
        var all = List.of(values());
        return parameters.shares() ? all : all.subList(0, DEALT_WQE.ordinal());
    }

    /** Bits of a count. */
    int bits(RnicParameters parameters) {
        return log2Ceil(most.applyAsInt(parameters) + 1);
    }
}
