package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.Gid;

/**
 * One received frame with everything that the rest of the receive path asks of its headers; one per frame, in order,
 * whatever is wrong with it, which its row tells later.
 */
public record Packet(
    UInt opcode,
    UInt destQp,
    UInt psn,
    Bool ackRequest,
    Bool retrans,
    Bool solicited,
    @Doc("P_Key") UInt pkey,
    @Doc("ECN field is 11") Bool congested,
    Bool becn,
    UInt sourcePort,
    @Doc("when it left, by the clock of its sender, if cc_ext says so; of the ACK class the first byte of POETH, and"
        + " six bits of which the first two are the cause of a Packet Drop NAK") UInt stamp,
    @Doc("its DSCP is that of packets which the last switch has cut") Bool lastHop,
    Bool ipv6,
    @Doc("VLAN identifier; 0 without a tag") UInt vlan,
    @Doc("source IP address; IPv4 in the low 32 bits") UInt source,
    @Doc("bit i: it goes to our address i") UInt own,
    @Doc("destination port 4794") Bool veroce,
    @Doc("of MSNETH") UInt msn,
    UInt rqmsn,
    @Doc("0 on First and Only") UInt po,
    @Doc("of RETH or AtomicETH") UInt address,
    @Doc("of RETH or AtomicETH") UInt key,
    @Doc("of RETH") UInt dmaLength,
    @Doc("of AtomicETH: to swap or add") UInt operand,
    @Doc("of AtomicETH: to compare with") UInt compare,
    UInt immediate,
    @Doc("of AETH") UInt syndrome,
    @Doc("of AETH") UInt ackMsn,
    UInt sackLength,
    UInt sackStart,
    @Doc("bit i: PSN sackStart + i has arrived") UInt sackBitmap,
    @Doc("of RTTETH") UInt rttContext,
    @Doc("of RTTETH: TX1") UInt rttSent,
    @Doc("byte of the frame at which the payload begins") UInt payloadOffset,
    @Doc("bytes without pad") UInt payloadLength
) implements Bundle<Packet> {
    public static final Shape<Packet> SHAPE =
        bundle(Packet.class, uint(8), uint(24), uint(24), bool(), bool(), bool(), uint(16), bool(), bool(), uint(16),
            uint(Departure.STAMP_BITS), bool(), bool(), uint(12), uint(128), uint(Gid.COUNT), bool(), uint(24), uint(24), uint(24), uint(64), uint(32), uint(32), uint(64),
            uint(64), uint(32), uint(8), uint(24), uint(8), uint(24), uint(128), uint(32), uint(32), uint(7), uint(13));
}
