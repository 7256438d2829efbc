package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.CompletionStatus;
import rnic.protocol.RnicParameters;

/** Completes every incomplete request of a queue pair that is in error. */
public record Flush(
    @Doc("queue pair, local number") UInt qp,
    @Doc("of one incomplete send WQE") Choice<CompletionStatus> sendStatus,
    @Doc("of the oldest incomplete receive WQE") Choice<CompletionStatus> receiveStatus,
    @Doc("that is the send WQE with this index; else the oldest incomplete one") Bool named,
    UInt request
) implements Bundle<Flush> {
    public static Shape<Flush> of(RnicParameters parameters) {
        return bundle(Flush.class, uint(indexWidth(parameters.queuePairs())), choice(CompletionStatus.class),
            choice(CompletionStatus.class), bool(), uint(16));
    }

    /** Of the oldest incomplete send WQE. */
    public Flush(UInt qp, Choice<CompletionStatus> sendStatus, Choice<CompletionStatus> receiveStatus) {
        this(qp, sendStatus, receiveStatus, lit(false), lit(0, 16));
    }
}
