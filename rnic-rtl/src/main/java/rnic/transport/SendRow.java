package rnic.transport;

import static hdl.Hdl.bundle;
import static hdl.Hdl.lit;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** Where the scheduler is in the messages of a queue pair, and the token bucket of its rate. */
record SendRow(
    @Doc("nPSN: next new packet") UInt psn,
    @Doc("nMSN: message that is being sent or is next") UInt msn,
    @Doc("packet index in that message; 0 = not begun") UInt po,
    @Doc("receive request that the next message with one consumes") UInt rqmsn,
    @Doc("path of the next new packet") UInt path,
    @Doc("tokens that are missing in the bucket, in 1/16 bit") UInt debt,
    @Doc("bytes sent since the debt was counted") UInt charge,
    @Doc("when the debt was counted, in 1/16 us") UInt counted
) implements Bundle<SendRow> {
    static final Shape<SendRow> SHAPE = bundle(f -> new SendRow(f.of(uint(24)), f.of(uint(24)), f.of(uint(24)),
        f.of(uint(24)), f.of(uint(4)), f.of(uint(32)), f.of(uint(13)), f.of(uint(32))));

    /** A new life, with a full bucket. */
    static SendRow begins(UInt psn, UInt now) {
        return new SendRow(psn, lit(1, 24), lit(0, 24), lit(0, 24), lit(0, 4), lit(0, 32), lit(0, 13), now);
    }
}
