package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.CompletionStatus;
import rnic.protocol.RnicParameters;

/** Why a queue pair goes to the error state. */
public record Failure(
    @Doc("queue pair, local number") UInt qp,
    @Doc("status of a send WQE; FLUSHED if the failure is of none") Choice<CompletionStatus> sendStatus,
    @Doc("status of the oldest incomplete receive WQE; FLUSHED if the failure is not its own")
    Choice<CompletionStatus> receiveStatus,
    @Doc("it is of the send WQE with this index; else of the oldest incomplete one") Bool named,
    UInt request
) implements Bundle<Failure> {
    public static Shape<Failure> of(RnicParameters parameters) {
        return bundle(Failure.class, uint(indexWidth(parameters.queuePairs())), choice(CompletionStatus.class),
            choice(CompletionStatus.class), bool(), uint(16));
    }

    /** Of the oldest incomplete send WQE. */
    public Failure(UInt qp, Choice<CompletionStatus> sendStatus, Choice<CompletionStatus> receiveStatus) {
        this(qp, sendStatus, receiveStatus, lit(false), lit(0, 16));
    }
}
