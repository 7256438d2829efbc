package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.PacketKind;

/** What the rows that need no packet before ask of an opcode. */
record AdmittedKind(
    @Doc("ACK, NAK or SACK") Bool acknowledging,
    @Doc("SACK") Bool selective,
    @Doc("acknowledges responses; or is a response") Bool ofResponses,
    @Doc("RTT Response, which belongs to nothing unless the NIC sends probes") Bool stray,
    @Doc("Slow-Packet signal") Bool slow,
    @Doc("congestion notification") Bool cnp,
    @Doc("RTT Request") Bool rttRequest,
    @Doc("consumes a PSN of the SQ space") Bool request,
    @Doc("consumes a PSN of the RSP space") Bool response,
    @Doc("needs profile P2") Bool needsP2,
    @Doc("needs profile P3") Bool needsP3
) implements Bundle<AdmittedKind> {
    static final Shape<AdmittedKind> SHAPE = bundle(AdmittedKind.class, bool(), bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), bool(), bool(), bool());

    static AdmittedKind of(PacketKind kind) {
        return new AdmittedKind(kind.acknowledging(), kind.selective(), kind.ofResponses(), kind.stray(), kind.slow(),
            kind.cnp(), kind.rttRequest(), kind.request(), kind.response(), kind.needsP2(), kind.needsP3());
    }
}
