package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** Base transport header, 12 bytes (IBTA Vol 1 ch. 9; wire profile section 4). */
public record Bth(
    @Doc("wire profile section 6") UInt opcode,
    @Doc("solicited event") Bool solicited,
    @Doc("MigReq, ignored") Bool migration,
    @Doc("bytes of padding before the ICRC") UInt padCount,
    @Doc("TVer, 0") UInt version,
    @Doc("P_Key") UInt pkey,
    @Doc("ignored") Bool fecn,
    @Doc("congestion seen") Bool becn,
    @Doc("not covered by the ICRC") UInt reserved6,
    @Doc("queue pair of the receiver") UInt destQp,
    @Doc("an acknowledgement is wanted now") Bool ackRequest,
    @Doc("0 first transmission, 1 retransmission (profiles P1 to P3)") Bool retrans,
    @Doc("0") UInt reserved,
    @Doc("packet sequence number") UInt psn
) implements Bundle<Bth> {
    public static final Shape<Bth> SHAPE = bundle(Bth.class, uint(8), bool(), bool(), uint(2), uint(4), uint(16),
        bool(), bool(), uint(6), uint(24), bool(), bool(), uint(6), uint(24));

    /** Bytes on the wire. */
    public static final int BYTES = SHAPE.width() / 8;
}
