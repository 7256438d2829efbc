package rnic.messages;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** Makes a queue pair new. */
public record Setup(UInt qp, @Doc("first PSN to expect") UInt psn) implements Bundle<Setup> {
    public static Shape<Setup> of(int queuePairs) {
        return bundle(Setup.class, uint(indexWidth(queuePairs)), uint(Arrival.PSN_BITS));
    }
}
