package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.protocol.RnicParameters;

/** Objects that come and go, each with the page of doorbells that it listens to. */
public record PageOwners(
    @Doc("queue pairs: with a new life, and when it is reset") Valid<PageOwner> pairs,
    @Doc("completion queues") Valid<PageOwner> queues,
    @Doc("shared receive queues, where there are any") Optional<Valid<PageOwner>> shared
) implements Bundle<PageOwners> {
    public static Shape<PageOwners> of(RnicParameters parameters) {
        return bundle(f -> new PageOwners(
            f.of(Valid.of(PageOwner.of(parameters.queuePairs()))),
            f.of(Valid.of(PageOwner.of(parameters.completionQueues()))),
            parameters.shares() ? Optional.of(f.of(Valid.of(PageOwner.of(parameters.sharedQueues()))))
                : Optional.empty()));
    }
}
