package rnic.context;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** Why a queue pair goes to the error state. */
public record Failure(
    @Doc("queue pair, local number") UInt qp,
    @Doc("status of the oldest incomplete send WQE; FLUSHED if the failure is not its own") UInt sendStatus,
    @Doc("status of the oldest incomplete receive WQE; FLUSHED if the failure is not its own") UInt receiveStatus
) implements Bundle<Failure> {
    public static Shape<Failure> of(RnicParameters parameters) {
        return bundle(Failure.class, uint(indexWidth(parameters.queuePairs())), uint(4), uint(4));
    }
}
