package rnic.retransmit;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.Row;

/** What an acknowledgement is; all flags are 0 for one that is dropped. */
public record AckVerdict(
    @Doc("RX_OK, RX_SACK, RX_ACK_STALE or RX_ACK_BAD") Choice<Row> row,
    @Doc("acknowledges everything before its target, and its MSN counts") Bool cumulative,
    @Doc("the target lies behind una") Bool moved,
    @Doc("by just one packet") Bool single,
    @Doc("the MSN is new") Bool completing,
    Bool sack,
    @Doc("Packet Drop NAK") Bool drop,
    @Doc("RNR NAK") Bool rnr,
    @Doc("NAK that ends the queue pair") Bool fatal
) implements Bundle<AckVerdict> {
    public static final Shape<AckVerdict> SHAPE = bundle(AckVerdict.class, choice(Row.class), bool(), bool(), bool(),
        bool(), bool(), bool(), bool(), bool());
}
