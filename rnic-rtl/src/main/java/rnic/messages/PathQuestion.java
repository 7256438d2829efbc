package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.RnicParameters;

/** The host asks of paths; the next question not before the answer. */
public record PathQuestion(
    Valid<PathOrder> asked,
    @Flipped @Doc("some cycles later") Valid<PathReply> answer
) implements Bundle<PathQuestion> {
    public static Shape<PathQuestion> of(RnicParameters parameters) {
        return bundle(PathQuestion.class, Valid.of(PathOrder.of(parameters)), Valid.of(PathReply.SHAPE));
    }
}
