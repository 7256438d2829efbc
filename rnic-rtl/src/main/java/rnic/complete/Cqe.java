package rnic.complete;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;
import rnic.messages.Completion;
import rnic.protocol.RnicParameters;

/** A completion that has its place in a queue. */
public record Cqe(
    UInt queue,
    @Doc("of the entry in host memory, in units of 64 bytes") UInt place,
    @Doc("inverted every lap, 1 in the first") Bool owner,
    Completion completion
) implements Bundle<Cqe> {
    /** Bytes of an entry. */
    public static final int BYTES = 64;
    static final int PLACE_BITS = 58;

    public static Shape<Cqe> of(RnicParameters parameters) {
        return bundle(Cqe.class, uint(indexWidth(parameters.completionQueues())), uint(PLACE_BITS), bool(),
            Completion.of(parameters));
    }

    /** The entry as the host reads it. */
    UInt bytes() {
        var flags = cat(completion.isReceive(), completion.solicited());
        return cat(lit(0, 7), owner, lit(0, 360), completion.wqeIndex(), completion.immediate(), completion.length(),
            flags.zext(16), completion.status().zext(8), completion.kind().zext(8), completion.qp().zext(32));
    }
}
