package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

/** An error of a queue pair, to be recorded in place of what was recorded before. */
public record ErrorMark(
    @Doc("queue pair, local number") UInt qp,
    FatalError error
) implements Bundle<ErrorMark> {
    public static Shape<ErrorMark> of(RnicParameters parameters) {
        return bundle(ErrorMark.class, uint(indexWidth(parameters.queuePairs())), FatalError.SHAPE);
    }
}
