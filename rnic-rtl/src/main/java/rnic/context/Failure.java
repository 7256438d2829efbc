package rnic.context;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** Why a queue pair goes to the error state. */
public record Failure(
    @Doc("queue pair, local number") UInt qp,
    @Doc("status of a send WQE; FLUSHED if the failure is of none") UInt sendStatus,
    @Doc("status of the oldest incomplete receive WQE; FLUSHED if the failure is not its own") UInt receiveStatus,
    @Doc("it is of the send WQE with this index; else of the oldest incomplete one") Bool named,
    UInt request
) implements Bundle<Failure> {
    public static Shape<Failure> of(RnicParameters parameters) {
        return bundle(Failure.class, uint(indexWidth(parameters.queuePairs())), uint(4), uint(4), bool(),
            uint(16));
    }

    /** Of the oldest incomplete send WQE. */
    public Failure(UInt qp, UInt sendStatus, UInt receiveStatus) {
        this(qp, sendStatus, receiveStatus, lit(false), lit(0, 16));
    }
}
