package rnic.protocol;

import static hdl.Hdl.*;

import hdl.*;

/** What an opcode of the veRoCE port means to the receiver (wire profile sections 6 and 7). */
public record PacketKind(
    @Doc("ACK, NAK or SACK") Bool acknowledging,
    @Doc("SACK") Bool selective,
    @Doc("acknowledges responses; or is a response") Bool ofResponses,
    @Doc("RTT Response, which belongs to nothing unless the NIC sends probes") Bool stray,
    @Doc("Slow-Packet signal") Bool slow,
    @Doc("congestion notification") Bool cnp,
    @Doc("RTT Request") Bool rttRequest,
    @Doc("consumes a PSN of the SQ space") Bool request,
    @Doc("Read Response or Atomic Acknowledge: consumes a PSN of the RSP space") Bool response,
    @Doc("Atomic Acknowledge") Bool atomicResponse,
    Bool send,
    Bool write,
    @Doc("Read Request") Bool read,
    @Doc("orders an atomic") Bool atomic,
    @Doc("names a receive WQE") Bool receives,
    @Doc("withdraws an MR") Bool invalidates,
    @Doc("First or Middle: exactly one PMTU") Bool full,
    @Doc("Middle or Last") Bool later,
    @Doc("ends a message of its space") Bool ending,
    @Doc("kind of the entry in the stash") UInt stash,
    @Doc("needs profile P2") Bool needsP2,
    @Doc("needs profile P3") Bool needsP3
) implements Bundle<PacketKind> {
    public static final Shape<PacketKind> SHAPE = bundle(PacketKind.class, bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), uint(3), bool(), bool());
}
