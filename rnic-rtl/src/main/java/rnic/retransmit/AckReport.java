package rnic.retransmit;

import static hdl.Hdl.*;
import static rnic.messages.Arrival.PSN_BITS;

import hdl.*;

/** What only an acknowledgement says: the answer of the peer, and what a SACK reports. */
public record AckReport(
    @Doc("AETH syndrome") UInt syndrome,
    @Doc("opcode 18") Bool sack,
    @Doc("of SACKETH") UInt start,
    UInt length,
    UInt bitmap
) implements Bundle<AckReport> {
    private static final int DROP_NAK = 0x60;

    public static final Shape<AckReport> SHAPE = bundle(AckReport.class, uint(8), bool(), uint(PSN_BITS), uint(8),
        uint(128));

    /** ACK or SACK, and no NAK: its own PSN is acknowledged too. */
    Bool isPositive() {
        return syndrome.bits(6, 5).eq(0);
    }

    /** SACK or Packet Drop NAK. */
    Bool namesLosses() {
        return sack.or(syndrome.trunc(7).eq(DROP_NAK));
    }
}
