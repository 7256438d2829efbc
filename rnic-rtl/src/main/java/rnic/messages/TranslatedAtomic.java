package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** An atomic whose page is known. */
public record TranslatedAtomic(
    Atomic atomic,
    @Doc("a multiple of 8, on the bus") UInt address,
    @Doc("it has no page: there is nothing to access") Bool missing
) implements Bundle<TranslatedAtomic> {
    public static Shape<TranslatedAtomic> of(RnicParameters parameters) {
        return bundle(TranslatedAtomic.class, Atomic.of(parameters), uint(64), bool());
    }
}
