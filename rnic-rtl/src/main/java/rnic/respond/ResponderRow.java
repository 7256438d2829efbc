package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.ResponseCount;
import rnic.protocol.RnicParameters;

/** How far the responses of a queue pair are. */
record ResponderRow(
    @Doc("of the next response") UInt psn,
    @Doc("responses that have a PSN, low bits") UInt started,
    @Doc("of these, those that may be sent") UInt ready,
    @Doc("atomics that are being executed") UInt open,
    @Doc("one has failed: nothing more becomes ready in this life") Bool failed
) implements Bundle<ResponderRow> {
    static Shape<ResponderRow> of(RnicParameters parameters) {
        int bits = ResponseCount.bits(parameters);
        return bundle(ResponderRow.class, uint(24), uint(bits), uint(bits), uint(bits), bool());
    }

    /** A life begins. */
    static ResponderRow beginning(RnicParameters parameters, UInt psn) {
        var none = lit(0, ResponseCount.bits(parameters));
        return new ResponderRow(psn, none, none, none, lit(false));
    }

    /** One more response has so many PSNs; a Read may be sent at once. */
    ResponderRow withStarted(UInt packets, Bool isRead) {
        return new ResponderRow(psn.plus(packets), started.plus(1), ready.plus(isRead.asUInt().zext(ready.width())),
            open.plus(isRead.not().asUInt().zext(open.width())), failed);
    }

    /** Whether the oldest atomic, when it is done, may be answered. */
    Bool counts(Bool fails) {
        return fails.or(failed).not();
    }

    /** The oldest atomic is done. */
    ResponderRow withDone(Bool fails) {
        return new ResponderRow(psn, started, ready.plus(counts(fails).asUInt().zext(ready.width())),
            open.minus(1), failed.or(fails));
    }
}
