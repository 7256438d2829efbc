package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.protocol.PacketKind;
import rnic.respond.*;

/**
 * A Read or an atomic asks for a context of the responder while it is checked; when it is accepted the context gets
 * what it says, else it gives the context back. While contexts are being sorted out there is no room for such packets.
 */
final class ContextRequests {
    /** Cycles from packet to question. */
    static final int ASKING = AdmissionCheck.LATENCY - ContextAllocator.WANTED;
    private static final int FETCH_ADD = 0x14;

    private ContextRequests() {}

    static Bool isOne(PacketKind kind) {
        return kind.read().or(kind.atomic());
    }

    /** A Read or an atomic comes while none should. */
    static Bool closed(ReceiveCore.Io io, Timeline packets, PacketKind kind) {
        return isOne(kind).and(packets.enter(ASKING, io.contextsBusy()));
    }

    /** The contexts are read before it is known whether the packet is numbered. */
    static void ask(ReceiveCore.Io io, Timeline packets, ReceiveChecks.Io checks, Bool stolen, UInt qp) {
        var mayAsk = isOne(checks.kind()).and(closed(io, packets, checks.kind()).not());
        io.arriving().valid().set(packets.flag(mayAsk));
        io.arriving().value().set(qp);
        var admission = checks.admission();
        io.wants().set(admission.numbered().and(admission.trimmed().or(admission.inError()).or(stolen).not()));
    }

    /** At the commit. */
    static void decide(ReceiveCore.Io io, Timeline packets, PacketKind kind, Bool accepted, UInt qp,
                       Optional<RoceSide> roce, Optional<Bool> repeats) {
        var packet = io.packet().value();
        var context = io.reserved().value().context();
        var isFetchAdd = packet.opcode().eq(FETCH_ADD);
        var keeping = repeats.map(accepted::or).orElse(accepted);
        io.rejected().valid().set(packets.flag(io.reserved().valid().and(keeping.not())));
        io.rejected().value().set(new Release(qp, context));
        var isKept = packets.flag(isOne(kind).and(keeping));
        var reads = kind.read();
        io.operands().valid().set(isKept);
        io.operands().value().set(new Operands(qp, context, mux(reads, lit(ContextKind.READ),
            mux(isFetchAdd, lit(ContextKind.FETCH_ADD), lit(ContextKind.COMPARE_SWAP))),
            roce.map(it -> it.msn(repeats.orElseThrow())).orElse(packet.msn()), packet.address(), packet.key(),
            mux(reads, packet.dmaLength().zext(64), packet.operand()), packet.compare(), roce.map(RoceSide::psn), repeats));
        check(leave(packets.flag(isOne(kind).and(keeping).and(io.reserved().valid().not()))).not(),
            "a Read or an atomic that is accepted has a context");
    }

    /** What is noted for the message: its context, else immediate data or a key. */
    static UInt argument(ReceiveCore.Io io, PacketKind kind) {
        return mux(isOne(kind), io.reserved().value().context().zext(32), io.packet().value().immediate());
    }
}
