package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.ResponseCount;

/** How far the responses of a queue pair are. */
record ResponderRow(
    @Doc("of the next response") UInt psn,
    @Doc("responses that have a PSN, modulo 65536") UInt started,
    @Doc("of these, those that may be sent") UInt ready,
    @Doc("atomics that are being executed") UInt open,
    @Doc("one has failed: nothing more becomes ready in this life") Bool failed
) implements Bundle<ResponderRow> {
    private static final int OPEN_BITS = 6;
    static final Shape<ResponderRow> SHAPE = bundle(ResponderRow.class, uint(24), uint(ResponseCount.BITS),
        uint(ResponseCount.BITS), uint(OPEN_BITS), bool());

    /** A life begins. */
    static ResponderRow beginning(UInt psn) {
        return new ResponderRow(psn, lit(0, ResponseCount.BITS), lit(0, ResponseCount.BITS), lit(0, OPEN_BITS),
            lit(false));
    }

    /** One more response has so many PSNs; a Read may be sent at once. */
    ResponderRow withStarted(UInt packets, Bool isRead) {
        var one = isRead.asUInt();
        return new ResponderRow(psn.plus(packets), started.plus(1), ready.plus(one.zext(ResponseCount.BITS)),
            open.plus(isRead.not().asUInt().zext(OPEN_BITS)), failed);
    }

    /** Whether the oldest atomic, when it is done, may be answered. */
    Bool counts(Bool fails) {
        return fails.or(failed).not();
    }

    /** The oldest atomic is done. */
    ResponderRow withDone(Bool fails) {
        return new ResponderRow(psn, started, ready.plus(counts(fails).asUInt().zext(ResponseCount.BITS)), open.minus(1),
            failed.or(fails));
    }
}
