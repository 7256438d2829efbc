package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import java.util.function.Function;
import rnic.protocol.RnicParameters;

/**
 * Gives a queue pair a new life, or what is told of it later: every block makes new what of its own state is in the
 * groups, before it takes the word.
 */
public record ContextWrite(
    @Doc("queue pair, local number") UInt qp,
    @Doc("what begins") ContextGroups groups,
    QueuePairContext context
) implements Bundle<ContextWrite> {
    public static Shape<ContextWrite> of(RnicParameters parameters) {
        return bundle(ContextWrite.class, uint(indexWidth(parameters.queuePairs())), ContextGroups.SHAPE,
            QueuePairContext.of(parameters));
    }

    /** Those in which this begins; the others are taken at once and go no further. */
    public static Stream<ContextWrite> only(Stream<ContextWrite> lives, Function<ContextGroups, Bool> part) {
        var wanted = part.apply(lives.payload().groups());
        var ready = wire(bool());
        lives.ready().set(ready.or(wanted.not()));
        return new Stream<>(lives.valid().and(wanted), ready, lives.payload());
    }
}
