package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;

/** When a sender must act if nothing happens. */
public record WindowDeadline(
    Choice<Kind> kind,
    @Doc("in 1/16 us") UInt time
) implements Bundle<WindowDeadline> {
    /** What is to be done then. */
    public enum Kind {
        /** Nothing. */
        NONE,
        /** The pause after an RNR NAK is over. */
        RNR_WAIT,
        /** Nothing has been acknowledged: everything is sent again. */
        RETRY,
        /** A tail may be lost: head and tail are sent again. */
        TAIL_PROBE
    }

    public static final Shape<WindowDeadline> SHAPE =
        bundle(WindowDeadline.class, choice(Kind.class), uint(WindowWord.TIME_BITS));
}
