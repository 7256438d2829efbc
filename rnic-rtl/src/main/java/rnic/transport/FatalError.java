package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** The earliest packet that broke the rules (err in reliability section 2). */
public record FatalError(
    Bool valid,
    UInt psn,
    @Doc("low bits of the NAK syndrome: 1 to 3") UInt code
) implements Bundle<FatalError> {
    public static final Shape<FatalError> SHAPE =
        bundle(f -> new FatalError(
            f.of(bool()), f.of(uint(24)), f.of(uint(5))));
}
