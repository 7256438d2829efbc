package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** The new progress of a flow, for every copy of the table. */
public record ProgressWrite(UInt flow, Progress progress) implements Bundle<ProgressWrite> {
    public static Shape<ProgressWrite> of(int flows) {
        return bundle(ProgressWrite.class, uint(indexWidth(flows)), Progress.SHAPE);
    }
}
