package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A responder context that is given back. */
public record Release(
    @Doc("queue pair, local number") UInt qp,
    @Doc("name of the context") UInt context
) implements Bundle<Release> {
    public static Shape<Release> of(int queuePairs, int names) {
        return bundle(Release.class, uint(indexWidth(queuePairs)), uint(indexWidth(names)));
    }

    public static Shape<Release> of(RnicParameters parameters) {
        return of(parameters.queuePairs(), parameters.contextNames());
    }
}
