package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;

/** Where the scheduler is in the messages of a flow. */
record SendRow(
    @Doc("nPSN: next new packet") UInt psn,
    @Doc("nMSN: message that is being sent or is next") UInt msn,
    @Doc("packet index in that message; 0 = not begun") UInt po,
    @Doc("receive WQE that the next message with one consumes") UInt rqmsn,
    @Doc("path of the next new packet") UInt path
) implements Bundle<SendRow> {
    static final Shape<SendRow> SHAPE = bundle(SendRow.class, uint(24), uint(24), uint(24), uint(24), uint(4));

    /** A new life behind so many messages. */
    static SendRow beginning(UInt psn, int messages) {
        return new SendRow(psn, lit(messages + 1, 24), lit(0, 24), lit(messages, 24), lit(0, 4));
    }
}
