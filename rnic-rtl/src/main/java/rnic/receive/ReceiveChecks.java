package rnic.receive;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.context.AddressWrite;
import rnic.context.ContextWrite;
import rnic.context.MrWrite;
import rnic.context.StateWrite;
import rnic.messages.Arrival;
import rnic.messages.Packet;
import rnic.messages.ProgressWrite;
import rnic.messages.ReceiveWqe;
import rnic.parse.FrameInspector;
import rnic.protocol.FatalError;
import rnic.protocol.PacketKind;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.track.ProgressTable;

/**
 * Every look-up and every check of a packet that needs no decision about the packet before: rows 9, 23 to 31 and 35 to
 * 41a of the table of malformed input (wire profile section 16). One packet per cycle, never stalls; what comes when is
 * counted in cycles from the packet.
 */
@Doc("Look-ups and checks of each packet, independent of the packets before it.")
public record ReceiveChecks(RnicParameters parameters) implements Circuit<ReceiveChecks.Io> {
    /** Cycles from packet to the operand {@code wqe}, to the operand {@code room}, and to the refusal. */
    public static final int WQE = AccessCheck.START;
    public static final int ROOM = 8;
    public static final int REFUSAL = 9;
    private static final int INVALID_REQUEST = 1;
    private static final int TOO_LONG = 4 + INVALID_REQUEST;
    private static final int ACCESS = 2;
    private static final int OPERATION = 3;

    public record Io(
        Packet packet,
        @Doc("of the frame alone, FrameInspector.ROW cycles behind the packet") Choice<Row> frameRow,
        @Doc("3 cycles behind the packet") ReceiveWqe wqe,
        @Doc("8 cycles behind: the frame is in the packet buffer and there is room for what follows") Bool room,
        @Doc("rel_trim_local") Bool trimLocal,
        @Doc("wire_sport_base") UInt sourcePortBase,
        Valid<ContextWrite> context,
        Valid<StateWrite> state,
        Valid<AddressWrite> address,
        Valid<MrWrite> mr,
        @Doc("of requests") Valid<ProgressWrite> progress,
        @Doc("1 cycle behind") PacketKind kind,
        @Doc("4 cycles behind: bytes of the message up to the packet's last") UInt upTo,
        @Doc("5 cycles behind: where the payload goes in host memory") UInt target,
        @Doc("and into which MR") UInt mrIndex,
        @Doc("6 cycles behind") Admission admission,
        @Doc("9 cycles behind") Refusal refusal
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Packet.SHAPE), p.at(FrameInspector.ROW).in(choice(Row.class)),
            p.at(WQE).in(ReceiveWqe.SHAPE), p.at(ROOM).in(bool()), p.steady().in(bool()), p.steady().in(uint(16)),
            p.in(Valid.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))), p.in(Valid.of(MrWrite.of(parameters))),
            p.in(Valid.of(ProgressWrite.of(parameters.queuePairs()))), p.at(1).out(PacketKind.SHAPE),
            p.at(LengthCheck.END_LATENCY).out(uint(LengthCheck.OFFSET_BITS)),
            p.at(AccessCheck.ADDRESS_LATENCY).out(uint(64)),
            p.at(AccessCheck.ADDRESS_LATENCY).out(uint(indexWidth(parameters.mrs()))),
            p.at(AdmissionCheck.LATENCY).out(Admission.SHAPE), p.at(REFUSAL).out(Refusal.SHAPE));
    }

    @Override public void body(Io io) {
        ignore(io.packet);
        timeline(io.packet).aligned();
        var packet = io.packet;
        var decoder = instance(new KindDecoder());
        decoder.opcode().set(packet.opcode());
        var kind = stage(decoder.kind());
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
        lengths.receiveLength().set(io.wqe.length());
        io.upTo.set(lengths.upTo());

        var numbers = numbers(io, kind, context);
        var access = access(io, kind, context, lengths.offset());
        io.target.set(access.target());
        io.mrIndex.set(access.mrIndex());
        refuse(io, kind, context, numbers, lengths, access);
        tables(io);
    }

    /** What the tables are told. */
    private static void tables(Io io) {
        when(io.progress.valid(), () -> check(io.progress.value().progress().expected()
            .minus(io.progress.value().progress().messageStart()).lt(1L << Arrival.PSN_BITS - 1),
            "the message that is awaited begins at the expected packet or before it"));
        var mr = io.mr.value().mr();
        when(io.mr.valid().and(mr.valid()), () -> {
            check(mr.length().any(), "an MR has bytes");
            check(mr.base().top(32).all().not()
                .or(mr.base().trunc(32).plus(mr.length()).minus(1).ge(mr.base().trunc(32))),
                "an MR ends within the address space");
        });
    }

    private NumberCheck.Io numbers(Io io, PacketKind kind, ReceiveContext context) {
        var table = instance(new ProgressTable(parameters.queuePairs()));
        table.write().set(io.progress);
        table.readFlow().set(at(AdmissionCheck.CONTEXT_LATENCY, io.packet.destQp()
            .trunc(indexWidth(parameters.queuePairs()))));
        var numbers = instance(new NumberCheck());
        numbers.psn().set(io.packet.psn());
        numbers.po().set(io.packet.po());
        numbers.msn().set(io.packet.msn());
        numbers.rqmsn().set(io.packet.rqmsn());
        numbers.receives().set(kind.receives());
        numbers.messageLimit().set(context.messageLimit());
        numbers.progress().set(table.progress());
        return numbers;
    }

    private AccessCheck.Io access(Io io, PacketKind kind, ReceiveContext context, UInt offset) {
        var access = instance(new AccessCheck(parameters));
        access.send().set(kind.send());
        access.address().set(stage(at(WQE - 1, io.packet.address()).gate(kind.send().not())));
        access.key().set(io.packet.key());
        access.dmaLength().set(io.packet.dmaLength());
        access.payload().set(io.packet.payloadLength().any());
        access.offset().set(offset);
        access.pd().set(context.pd());
        access.wqe().set(io.wqe);
        access.mr().set(io.mr);
        return access;
    }

    /** The first row that matches, in cycle 8. */
    private void refuse(Io io, PacketKind kind, ReceiveContext context, NumberCheck.Io numbers, LengthCheck.Io lengths,
                        AccessCheck.Io access) {
        var isWrong = numbers.bad().or(lengths.badLength());
        var mayWrite = context.remoteWrite().or(kind.write().not());
        var unable = kind.send().or(kind.write()).and(mayWrite).not();
        var trimming = context.profile().ge(2).and(io.trimLocal);

        var row = wire(choice(Row.class));
        var code = wire(uint(FatalError.CODE_BITS));
        var nak = wire(bool());
        row.set(Row.RX_OK);
        code.set(0);
        nak.set(false);
        when(kind.response().or(numbers.outside()), () -> row.set(Row.RX_OOR_MSN))
            .elseWhen(io.room.not().and(trimming), () -> refused(row, Row.RX_TRIM_LOCAL, nak))
            .elseWhen(io.room.not(), () -> row.set(Row.RX_NOBUF))
            .elseWhen(isWrong, () -> fatal(row, Row.RX_BAD_REQ, code, INVALID_REQUEST))
            .elseWhen(unable, () -> fatal(row, Row.RX_BAD_OP, code, INVALID_REQUEST))
            .elseWhen(access.refused().and(kind.send().not()), () -> fatal(row, Row.RX_ACCESS, code, ACCESS))
            .elseWhen(kind.receives().and(io.wqe.rung().not()), () -> row.set(Row.RX_NO_RQE))
            .elseWhen(kind.receives().and(io.wqe.onChip().not()), () -> refused(row, Row.RX_RQE_FETCH, nak))
            .elseWhen(kind.send().and(lengths.tooLong()), () -> fatal(row, Row.RX_RQE_LEN, code, TOO_LONG))
            .elseWhen(access.refused(), () -> fatal(row, Row.RX_RQE_ACCESS, code, OPERATION));
        io.refusal.set(stage(new Refusal(row, code, nak)));
        check(io.refusal.code().any().and(io.refusal.nak()).not(), "what is fatal is not asked for again");
        check(io.refusal.row().is(Row.RX_OK).not().or(io.refusal.code().eq(0)), "what is fatal is refused");
    }

    private static void refused(Choice<Row> row, Row why, Bool nak) {
        row.set(why);
        nak.set(true);
    }

    private static void fatal(Choice<Row> row, Row why, UInt code, int number) {
        row.set(why);
        code.set(number);
    }
}
