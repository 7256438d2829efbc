package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;

/** What is kept of a receive WQE. */
public record KeptWqe(UInt address, UInt length, UInt key, Bool bad) implements Bundle<KeptWqe> {
    static final Shape<KeptWqe> SHAPE = bundle(KeptWqe.class, uint(64), uint(32), uint(32), bool());

    /** Of its bytes, unless they could not be read. */
    static KeptWqe of(UInt bytes, Bool bad) {
        var readable = bad.not();
        return new KeptWqe(bytes.trunc(64).gate(readable), bytes.bits(95, 64).or(fill(bad, 32)),
            bytes.bits(127, 96).gate(readable), bad);
    }
}
