package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.context.SrqChoice;
import rnic.messages.Completion;
import rnic.protocol.RnicParameters;

/** A completion that has its place in a queue. */
public record Cqe(
    UInt queue,
    @Doc("of the entry in host memory, in units of 64 bytes") UInt place,
    @Doc("inverted every lap, 1 in the first") Bool owner,
    Completion completion,
    @Doc("of whose WQE it is, where there are shared receive queues") Optional<SrqChoice> srq
) implements Bundle<Cqe> {
    /** Bytes of an entry. */
    public static final int BYTES = 64;
    static final int PLACE_BITS = 58;
    /** Between the index and the last byte. */
    private static final int REST_BITS = 360;
    private static final int SRQ_BITS = 16;

    public static Shape<Cqe> of(RnicParameters parameters) {
        return bundle(f -> new Cqe(f.of(uint(indexWidth(parameters.completionQueues()))), f.of(uint(PLACE_BITS)),
            f.of(bool()), f.of(Completion.of(parameters)),
            parameters.shares() ? Optional.of(f.of(SrqChoice.of(parameters))) : Optional.empty()));
    }

    /** The entry as the host reads it. */
    UInt bytes() {
        var flags = cat(completion.isReceive(), completion.solicited());
        if (srq.isPresent()) {
            var number = srq.get().srq().zext(SRQ_BITS).gate(srq.get().used());
            return bytes(lit(0, REST_BITS - SRQ_BITS), cat(number, completion.wqeIndex()),
                cat(srq.get().used(), flags));
        }
        return bytes(lit(0, REST_BITS), completion.wqeIndex(), flags);
    }

    private UInt bytes(UInt rest, UInt index, UInt flags) {
        return cat(lit(0, 7), owner, rest, index, completion.immediate(), completion.length(),
            flags.zext(16), completion.status().asUInt().zext(8), completion.kind().asUInt().zext(8),
            completion.qp().zext(32));
    }
}
