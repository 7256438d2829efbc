package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.MrKey;
import rnic.protocol.RnicParameters;

/** What is kept of a receive WQE. */
public record KeptWqe(UInt address, UInt length, UInt key, Bool bad) implements Bundle<KeptWqe> {
    static Shape<KeptWqe> of(RnicParameters parameters) {
        return bundle(KeptWqe.class, uint(64), uint(32), uint(MrKey.keptBits(parameters)), bool());
    }

    /** Of its bytes, unless they could not be read. */
    static KeptWqe of(RnicParameters parameters, UInt bytes, Bool bad) {
        var readable = bad.not();
        return new KeptWqe(bytes.trunc(64).gate(readable), bytes.bits(95, 64).or(fill(bad, 32)),
            new MrKey(parameters, bytes.bits(127, 96)).kept().gate(readable), bad);
    }
}
