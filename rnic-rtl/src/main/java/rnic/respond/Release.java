package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;

/** A responder context that is given back. */
public record Release(
    @Doc("queue pair, local number") UInt qp,
    @Doc("number of the context, less than R") UInt context
) implements Bundle<Release> {
    public static Shape<Release> of(int queuePairs, int contexts) {
        return bundle(Release.class, uint(indexWidth(queuePairs)), uint(indexWidth(contexts)));
    }
}
