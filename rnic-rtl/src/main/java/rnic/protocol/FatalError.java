package rnic.protocol;

import static hdl.Hdl.*;

import hdl.*;

/** The earliest packet that broke the rules (err in reliability section 2). */
public record FatalError(
    Bool valid,
    UInt psn,
    @Doc("bits 1 and 0: of the NAK syndrome, 1 to 3; bit 2: longer than its receive WQE") UInt code
) implements Bundle<FatalError> {
    /** Bits of the code. */
    public static final int CODE_BITS = 3;

    public static final Shape<FatalError> SHAPE =
        bundle(FatalError.class, bool(), uint(24), uint(CODE_BITS));
}
