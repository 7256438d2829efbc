package rnic.context;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.protocol.RnicParameters;

/** Completes every incomplete request of a queue pair that is in error. */
public record Flush(
    @Doc("queue pair, local number") UInt qp,
    @Doc("of one incomplete send WQE") UInt sendStatus,
    @Doc("of the oldest incomplete receive WQE") UInt receiveStatus,
    @Doc("that is the send WQE with this index; else the oldest incomplete one") Bool named,
    UInt request
) implements Bundle<Flush> {
    public static Shape<Flush> of(RnicParameters parameters) {
        return bundle(Flush.class, uint(indexWidth(parameters.queuePairs())), uint(4), uint(4), bool(),
            uint(16));
    }

    /** Of the oldest incomplete send WQE. */
    public Flush(UInt qp, UInt sendStatus, UInt receiveStatus) {
        this(qp, sendStatus, receiveStatus, lit(false), lit(0, 16));
    }
}
