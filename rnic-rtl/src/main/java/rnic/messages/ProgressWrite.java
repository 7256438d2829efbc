package rnic.messages;

import static hdl.Hdl.*;

import hdl.Bundle;
import hdl.Shape;
import hdl.UInt;

/** The new progress of a queue pair, for every copy of the table. */
public record ProgressWrite(UInt qp, Progress progress) implements Bundle<ProgressWrite> {
    public static Shape<ProgressWrite> of(int queuePairs) {
        return bundle(ProgressWrite.class, uint(indexWidth(queuePairs)), Progress.SHAPE);
    }
}
