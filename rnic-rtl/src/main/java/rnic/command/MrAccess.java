package rnic.command;

import static hdl.Hdl.*;

import java.util.function.ToIntFunction;
import rnic.protocol.RnicParameters;
import rnic.respond.AtomicUnit;

/** What may be under way in an MR; INVALIDATE_MR waits for all of it. */
public enum MrAccess {
    /** Payload received, written to the MR. */
    PLACEMENT(DrainSizes::placements),
    /** Payload to be sent, read from the MR. */
    PAYLOAD(DrainSizes::payloads),
    /** Atomics of peers: from when one may to its result. */
    ATOMIC(it -> AtomicUnit.SLOTS);

    private final ToIntFunction<RnicParameters> most;

    MrAccess(ToIntFunction<RnicParameters> most) {
        this.most = most;
    }

    /** Bits of a count. */
    int bits(RnicParameters parameters) {
        return log2Ceil(most.applyAsInt(parameters) + 1);
    }
}
