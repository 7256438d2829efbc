package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.Gid;
import rnic.messages.Packet;

/** What the checks of a packet ask of its headers. */
public record CheckedHeaders(
    UInt opcode,
    UInt destQp,
    UInt psn,
    @Doc("P_Key") UInt pkey,
    UInt sourcePort,
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
    UInt immediate,
    @Doc("of AETH") UInt syndrome,
    @Doc("of AETH") UInt ackMsn,
    @Doc("bytes without pad") UInt payloadLength
) implements Bundle<CheckedHeaders> {
    public static final Shape<CheckedHeaders> SHAPE = bundle(CheckedHeaders.class, uint(8), uint(24), uint(24),
        uint(16), uint(16), bool(), uint(12), uint(128), uint(Gid.COUNT), bool(), uint(24), uint(24), uint(24), uint(64), uint(32),
        uint(32), uint(32), uint(8), uint(24), uint(13));

    static CheckedHeaders of(Packet packet) {
        return new CheckedHeaders(packet.opcode(), packet.destQp(), packet.psn(), packet.pkey(), packet.sourcePort(),
            packet.ipv6(), packet.vlan(), packet.source(), packet.own(), packet.veroce(), packet.msn(), packet.rqmsn(), packet.po(),
            packet.address(), packet.key(), packet.dmaLength(), packet.immediate(), packet.syndrome(), packet.ackMsn(),
            packet.payloadLength());
    }
}
