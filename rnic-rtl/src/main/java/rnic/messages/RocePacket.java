package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** What a packet of the RoCEv2 port says of its place among the requests. */
public record RocePacket(
    @Doc("queue pair, local number") UInt qp,
    UInt opcode,
    UInt psn,
    @Doc("of RETH or AtomicETH") UInt address,
    @Doc("of RETH or AtomicETH") UInt key,
    @Doc("of RETH") UInt length
) implements Bundle<RocePacket> {
    public static Shape<RocePacket> of(int queuePairs) {
        return bundle(RocePacket.class, uint(indexWidth(queuePairs)), uint(8), uint(Arrival.PSN_BITS), uint(64),
            uint(32), uint(32));
    }
}
