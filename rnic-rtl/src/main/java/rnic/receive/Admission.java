package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.Row;

/** What the queue pair's static state makes of a frame (wire profile section 16, rows 9 and 23 to 31). */
public record Admission(
    @Doc("final unless the frame goes on; of a trimmed packet that goes on RX_TRIM_NAK or RX_TRIM_PAYLOAD")
    Choice<Row> row,
    @Doc("goes to the send window") Bool acknowledging,
    @Doc("goes to the tracker") Bool numbered,
    @Doc("its payload was cut, or counts as cut") Bool trimmed,
    @Doc("the queue pair is in error: only a repeated NAK can come of it") Bool inError
) implements Bundle<Admission> {
    public static final Shape<Admission> SHAPE = bundle(Admission.class, choice(Row.class), bool(), bool(), bool(),
        bool());
}
