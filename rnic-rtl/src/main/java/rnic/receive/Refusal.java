package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.FatalError;
import rnic.protocol.Row;

/** Why a packet may not be taken although it lies in the window and is new (rows 35 to 43). */
public record Refusal(
    @Doc("RX_OK: it may be taken; RX_NO_RQE stands for both rows 40") Choice<Row> row,
    @Doc("as in FatalError: nothing at or behind the packet may be taken; 0 = not fatal") UInt code,
    @Doc("a Packet Drop NAK is due; but for RX_IRD none for a copy behind the next expected packet") Bool nak,
    @Doc("a response that does not fit its request: the queue pair fails") Bool failing,
    @Doc("it is the request's own buffer that does not allow it") Bool ours
) implements Bundle<Refusal> {
    public static final Shape<Refusal> SHAPE =
        bundle(Refusal.class, choice(Row.class), uint(FatalError.CODE_BITS), bool(), bool(), bool());
}
