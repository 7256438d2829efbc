package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Registers or invalidates a memory region in every copy of the table. */
public record MrWrite(
    @Doc("key / 256") UInt index,
    Mr mr
) implements Bundle<MrWrite> {
    public static Shape<MrWrite> of(RnicParameters parameters) {
        return bundle(MrWrite.class, uint(indexWidth(parameters.mrs())), Mr.SHAPE);
    }
}
