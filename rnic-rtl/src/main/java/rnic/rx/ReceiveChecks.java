package rnic.rx;

import static hdl.Hdl.bool;
import static hdl.Hdl.choice;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.host.AddressWrite;
import rnic.host.ContextWrite;
import rnic.host.ReceiveEntry;
import rnic.host.RegionWrite;
import rnic.host.StateWrite;
import rnic.transport.FatalError;
import rnic.transport.ProgressTable;
import rnic.transport.ProgressWrite;

/**
 * Every look-up and every check of a packet that needs no decision about the packet before: rows 9, 23 to 31 and 35 to
 * 41a of the table of malformed input (wire profile section 16). One packet per cycle, never stalls; what comes when is
 * counted in cycles from the packet.
 */
@Doc("Look-ups and checks of each packet, independent of the packets before it.")
public record ReceiveChecks(RnicParameters parameters) implements Circuit<ReceiveChecks.Io> {
    /** Cycles from packet to the operand {@code entry}, to the operand {@code room}, and to the refusal. */
    public static final int ENTRY = AccessCheck.START;
    public static final int ROOM = 8;
    public static final int REFUSAL = 9;
    private static final int PROGRESS = AdmissionCheck.CONTEXT_LATENCY + 2;
    private static final int INVALID_REQUEST = 1;
    private static final int TOO_LONG = 4 + INVALID_REQUEST;
    private static final int ACCESS = 2;
    private static final int OPERATION = 3;

    public record Io(
        Packet packet,
        @Doc("of the frame alone, FrameInspector.ROW cycles behind the packet") Choice<Row> frameRow,
        @Doc("3 cycles behind the packet") ReceiveEntry entry,
        @Doc("8 cycles behind: the frame is in the packet buffer and there is room for what follows") Bool room,
        @Doc("rel_trim_local") Bool trimLocal,
        @Doc("wire_sport_base") UInt sourcePortBase,
        Valid<ContextWrite> context,
        Valid<StateWrite> state,
        Valid<AddressWrite> address,
        Valid<RegionWrite> region,
        Valid<ProgressWrite> progress,
        @Doc("1 cycle behind") PacketKind kind,
        @Doc("4 cycles behind: bytes of the message up to the packet's last") UInt upTo,
        @Doc("5 cycles behind: where the payload goes in host memory") UInt target,
        @Doc("and into which region") UInt regionIndex,
        @Doc("6 cycles behind") Admission admission,
        @Doc("9 cycles behind") Refusal refusal
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Packet.SHAPE), p.in(choice(Row.class)), p.in(ReceiveEntry.SHAPE), p.in(bool()),
            p.in(bool()), p.in(uint(16)),
            p.in(Valid.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))), p.in(Valid.of(RegionWrite.of(parameters))),
            p.in(Valid.of(ProgressWrite.of(parameters.queuePairs()))), p.out(PacketKind.SHAPE),
            p.out(uint(LengthCheck.OFFSET_BITS)), p.out(uint(64)), p.out(uint(indexWidth(parameters.regions()))),
            p.out(Admission.SHAPE), p.out(Refusal.SHAPE));
    }

    @Override public void body(Io io) {
        ignore(io.packet);
        var packet = io.packet;
        var decoder = instance(new KindDecoder());
        decoder.opcode().set(packet.opcode());
        var kind = delay(decoder.kind(), 1);
        io.kind.set(kind);

        var admissions = instance(new AdmissionCheck(parameters));
        admissions.packet().set(packet);
        admissions.frameRow().set(io.frameRow);
        admissions.sourcePortBase().set(io.sourcePortBase);
        admissions.kind().set(kind);
        admissions.context().set(io.context);
        admissions.state().set(io.state);
        admissions.address().set(io.address);
        io.admission.set(admissions.admission());
        var context = admissions.held();

        var lengths = instance(new LengthCheck());
        lengths.po().set(packet.po());
        lengths.payload().set(packet.payloadLength());
        lengths.dmaLength().set(packet.dmaLength());
        lengths.kind().set(kind);
        lengths.mtuCode().set(context.mtuCode());
        lengths.receiveLength().set(io.entry.length());
        io.upTo.set(lengths.upTo());

        var numbers = numbers(io, kind, context);
        var access = access(io, kind, context, lengths.offset());
        io.target.set(access.target());
        io.regionIndex.set(access.regionIndex());
        refuse(io, kind, context, numbers, lengths, access);
    }

    private NumberCheck.Io numbers(Io io, PacketKind kind, ReceiveContext context) {
        var table = instance(new ProgressTable(parameters.queuePairs()));
        table.write().set(io.progress);
        table.readQp().set(delay(io.packet.destQp().trunc(indexWidth(parameters.queuePairs())), PROGRESS - 2));
        var numbers = instance(new NumberCheck());
        numbers.psn().set(delay(io.packet.psn(), PROGRESS));
        numbers.po().set(delay(io.packet.po(), PROGRESS));
        numbers.msn().set(delay(io.packet.msn(), PROGRESS));
        numbers.rqmsn().set(delay(io.packet.rqmsn(), PROGRESS));
        numbers.receives().set(delay(kind.receives(), PROGRESS - 1));
        numbers.messageLimit().set(delay(context.messageLimit(), PROGRESS - AdmissionCheck.CONTEXT_LATENCY));
        numbers.progress().set(table.progress());
        return numbers;
    }

    private AccessCheck.Io access(Io io, PacketKind kind, ReceiveContext context, UInt offset) {
        var access = instance(new AccessCheck(parameters));
        access.send().set(delay(kind.send(), ENTRY - 1));
        // The last register is one of its own, not the end of a shift register, whose output costs a level.
        access.address().set(delay(delay(io.packet.address(), ENTRY - 1).gate(delay(kind.send(), ENTRY - 2).not()), 1));
        access.key().set(delay(io.packet.key(), ENTRY));
        access.dmaLength().set(delay(io.packet.dmaLength(), ENTRY));
        access.payload().set(delay(io.packet.payloadLength().any(), ENTRY));
        access.offset().set(offset);
        access.domain().set(delay(context.domain(), ENTRY - AdmissionCheck.CONTEXT_LATENCY));
        access.entry().set(io.entry);
        access.region().set(io.region);
        return access;
    }

    /** The first row that matches, in cycle 8. */
    private void refuse(Io io, PacketKind kind, ReceiveContext context, NumberCheck.Io numbers, LengthCheck.Io lengths,
                        AccessCheck.Io access) {
        var send = delay(kind.send(), ROOM - 1);
        var receives = delay(kind.receives(), ROOM - 1);
        var isWrong = numbers.bad().or(delay(lengths.badLength(), ROOM - LengthCheck.LATENCY));
        var isDone = kind.send().or(kind.write());
        var mayWrite = delay(context.remoteWrite(), 1).or(delay(kind.write().not(), 2));
        var unable = delay(delay(isDone, 2).and(mayWrite).not(), ROOM - 3);
        var trims = delay(context.profile().ge(2).and(io.trimLocal), ROOM - 2);
        var isRung = delay(io.entry.rung(), ROOM - ENTRY);
        var isOnChip = delay(io.entry.onChip(), ROOM - ENTRY);
        var isTooLong = delay(lengths.tooLong(), ROOM - LengthCheck.LATENCY + 1);

        // Told once, but for the head: a host that stalls would otherwise have every copy sent again, round trip after
        // round trip; the head alone keeps the sender's timer from running out.
        var isTold = delay(io.packet.retrans(), ROOM).not().or(numbers.head());
        var row = wire(choice(Row.class));
        var code = wire(uint(FatalError.CODE_BITS));
        var nak = wire(bool());
        row.set(Row.RX_OK);
        code.set(0);
        nak.set(false);
        when(numbers.outside(), () -> row.set(Row.RX_OOR_MSN))
            .elseWhen(io.room.not().and(trims), () -> refused(row, Row.RX_TRIM_LOCAL, nak, isTold))
            .elseWhen(io.room.not(), () -> row.set(Row.RX_NOBUF))
            .elseWhen(isWrong, () -> fatal(row, Row.RX_BAD_REQ, code, INVALID_REQUEST))
            .elseWhen(unable, () -> fatal(row, Row.RX_BAD_OP, code, INVALID_REQUEST))
            .elseWhen(access.refused().and(send.not()), () -> fatal(row, Row.RX_ACCESS, code, ACCESS))
            .elseWhen(receives.and(isRung.not()), () -> row.set(Row.RX_NO_RQE))
            .elseWhen(receives.and(isOnChip.not()), () -> refused(row, Row.RX_RQE_FETCH, nak, isTold))
            .elseWhen(send.and(isTooLong), () -> fatal(row, Row.RX_RQE_LEN, code, TOO_LONG))
            .elseWhen(access.refused(), () -> fatal(row, Row.RX_RQE_ACCESS, code, OPERATION));
        io.refusal.set(delay(new Refusal(row, code, nak), 1));
    }

    private static void refused(Choice<Row> row, Row why, Bool nak, Bool isTold) {
        row.set(why);
        nak.set(isTold);
    }

    private static void fatal(Choice<Row> row, Row why, UInt code, int number) {
        row.set(why);
        code.set(number);
    }
}
