package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.Optional;
import rnic.context.*;
import rnic.messages.*;
import rnic.parse.FrameInspector;
import rnic.protocol.*;
import rnic.track.ProgressTable;
import rnic.wire.AtomicAckEth;

/**
 * Every look-up and every check of a packet that needs no decision about the packet before: rows 9, 23 to 31, 35 to
 * 43 of the table of malformed input (wire profile section 16). One packet per cycle, never stalls; what comes when is
 * counted in cycles from the packet.
 */
@Doc("Look-ups and checks of each packet, independent of the packets before it.")
public record ReceiveChecks(RnicParameters parameters) implements Circuit<ReceiveChecks.Io> {
    /** Cycles from packet to the operand {@code wqe}, to the operand {@code room}, and to the refusal. */
    public static final int WQE = AccessCheck.START;
    public static final int ROOM = 8;
    public static final int REFUSAL = 9;
    /** Cycles from packet to the context that a Read or an atomic has reserved. */
    static final int CONTEXT = AdmissionCheck.LATENCY + 1;
    private static final int INVALID_REQUEST = 1;
    private static final int TOO_LONG = 4 + INVALID_REQUEST;
    private static final int ACCESS = 2;
    private static final int OPERATION = 3;
    /** Low bits that are 0 in the address of an atomic. */
    private static final int ALIGNED_BITS = 3;

    public record Io(
        CheckedHeaders packet,
        @Doc("of the frame alone") Choice<Row> frameRow,
        ReceiveWqe wqe,
        @Doc("asks for the request of a response, with the packet") WqeLookup lookup,
        @Doc("it is a response") Bool asking,
        @Doc("what a response answers") WqeBuffer request,
        @Doc("context that a Read or an atomic has reserved") UInt reserved,
        @Doc("it wants one, and none is free") Bool full,
        @Doc("the frame is in the packet buffer and there is room for what follows") Bool room,
        @Doc("rel_trim_local") Bool trimLocal,
        @Doc("wire_sport_base") UInt sourcePortBase,
        Valid<ReceiveLife.Terms> context,
        Valid<StateWrite> state,
        Valid<AddressWrite> address,
        Valid<MrWrite> mr,
        @Doc("of requests") Valid<ProgressWrite> progress,
        @Doc("a Read or an atomic goes out for the first time") Valid<PendingWrite> pending,
        @Doc("a new life of a queue pair: no response is awaited; done when it is taken") Stream<UInt> setup,
        PacketKind kind,
        @Doc("bytes of the message up to the packet's last") UInt upTo,
        @Doc("where the payload of a Write in RoCEv2 goes") Optional<UInt> roceAddress,
        @Doc("where the payload goes in host memory") UInt target,
        @Doc("and into which MR") UInt mrIndex,
        @Doc("of that MR") PageSize pages,
        @Doc("index of the request that a response answers") UInt answered,
        Admission admission,
        Refusal refusal,
        @Doc("in a NIC that may speak RoCEv2: a Read or an atomic that could be answered again") Optional<Bool> repeatable,
        @Doc("there: the request of a response has gone out in this life") Optional<Bool> asked
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(CheckedHeaders.SHAPE), p.at(FrameInspector.ROW).in(choice(Row.class)),
            p.at(WQE).in(ReceiveWqe.SHAPE), p.at(0).out(WqeLookup.of(parameters)), p.at(0).out(bool()),
            p.at(WQE).in(WqeBuffer.SHAPE), p.at(CONTEXT).in(uint(indexWidth(parameters.contexts()))),
            p.at(CONTEXT).in(bool()), p.at(ROOM).in(bool()), p.steady().in(bool()), p.steady().in(uint(16)),
            p.in(Valid.of(ReceiveLife.Terms.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))), p.in(Valid.of(MrWrite.of(parameters))),
            p.in(Valid.of(ProgressWrite.of(parameters.queuePairs()))), p.in(Valid.of(PendingWrite.of(parameters))),
            p.in(Stream.of(uint(indexWidth(parameters.queuePairs())))), p.at(1).out(PacketKind.SHAPE),
            p.at(LengthCheck.END_LATENCY).out(uint(LengthCheck.OFFSET_BITS)),
            parameters.withRoce(() -> p.at(WQE - 1).in(uint(64))),
            p.at(AccessCheck.ADDRESS_LATENCY).out(uint(64)),
            p.at(AccessCheck.ADDRESS_LATENCY).out(uint(indexWidth(parameters.mrs()))),
            p.at(AccessCheck.ADDRESS_LATENCY).out(PageSize.SHAPE),
            p.at(PendingCheck.LATENCY).out(uint(PendingCheck.INDEX_BITS)),
            p.at(AdmissionCheck.LATENCY).out(Admission.SHAPE), p.at(REFUSAL).out(Refusal.SHAPE),
            parameters.withRoce(() -> p.at(REFUSAL).out(bool())), parameters.withRoce(() -> p.at(REFUSAL).out(bool())));
    }

    @Override public void body(Io io) {
        timeline(io.packet).aligned();
        var packet = io.packet;
        var decoder = instance(new KindDecoder());
        decoder.opcode().set(packet.opcode());
        var kind = stage(decoder.kind());
        io.kind.set(kind);

        var admissions = instance(new AdmissionCheck(parameters));
        admissions.packet().set(AdmittedHeaders.of(packet));
        admissions.frameRow().set(io.frameRow);
        admissions.sourcePortBase().set(io.sourcePortBase);
        admissions.kind().set(AdmittedKind.of(kind));
        admissions.context().set(io.context);
        admissions.state().set(io.state);
        admissions.address().set(io.address);
        io.admission.set(admissions.admission());
        var context = admissions.held();

        var lengths = instance(new LengthCheck());
        lengths.po().set(packet.po());
        lengths.payload().set(packet.payloadLength());
        lengths.dmaLength().set(packet.dmaLength());
        lengths.kind().set(LengthCheck.Kind.of(kind));
        lengths.reading().set(kind.read().and(isServed(kind, context)));
        lengths.mtuCode().set(context.mtuCode());
        lengths.receiveLength().set(io.wqe.length());
        lengths.readLength().set(io.request.length());
        io.upTo.set(lengths.upTo());

        var numbers = numbers(io, kind, context);
        var access = access(io, kind, context, lengths.offset());
        io.target.set(access.target());
        io.mrIndex.set(access.mrIndex());
        io.pages.set(access.pages());
        var withdrawal = instance(new InvalidateCheck(parameters));
        withdrawal.key().set(packet.immediate());
        withdrawal.pd().set(context.pd());
        withdrawal.mr().set(InvalidateCheck.Key.of(io.mr));
        refuse(io, kind, context, numbers, pending(io, decoder.kind(), kind), lengths, access, withdrawal.refused());
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

    /** What a response answers is looked up while it is asked whether that is awaited. */
    private PendingCheck.Io pending(Io io, PacketKind now, PacketKind kind) {
        var packet = io.packet;
        var qp = packet.destQp().trunc(indexWidth(parameters.queuePairs()));
        io.lookup.set(new WqeLookup(qp, packet.ackMsn().minus(1).trunc(log2Ceil(parameters.messages()))));
        io.asking.set(now.response());
        var pending = instance(new PendingCheck(parameters));
        pending.qp().set(qp);
        pending.psn().set(packet.psn());
        pending.po().set(packet.po());
        pending.msn().set(packet.msn());
        pending.request().set(packet.ackMsn());
        pending.syndrome().set(packet.syndrome());
        pending.atomic().set(kind.atomicResponse());
        pending.pending().set(io.pending);
        pending.roce().ifPresent(it -> it.set(packet.veroce().not()));
        io.asked.ifPresent(it -> it.set(pending.asked().orElseThrow()));
        link(pending.setup(), io.setup);
        io.answered.set(pending.index());
        return pending;
    }

    private AccessCheck.Io access(Io io, PacketKind kind, ReceiveContext context, UInt offset) {
        var request = new ReceiveWqe(io.wqe.rung(), io.wqe.onChip(), io.request.localAddress(), io.request.length(),
            io.request.localKey(), lit(false));
        var isLocal = kind.send().or(kind.response());
        var access = instance(new AccessCheck(parameters));
        access.send().set(isLocal);
        var address = io.roceAddress.map(it -> mux(io.packet.veroce(), io.packet.address(), it))
            .orElse(io.packet.address());
        access.address().set(stage(at(WQE - 1, address).gate(isLocal.not())));
        access.key().set(io.packet.key());
        access.dmaLength().set(mux(kind.atomic(), lit(AtomicAckEth.BYTES, 32), io.packet.dmaLength()));
        access.read().set(kind.read());
        access.atomic().set(kind.atomic());
        access.payload().set(io.packet.payloadLength().any().or(kind.atomicResponse()));
        access.offset().set(offset);
        access.pd().set(context.pd());
        access.wqe().set(mux(kind.response(), request, io.wqe));
        access.mr().set(io.mr);
        return access;
    }

    /** The first row that matches, in cycle 8. */
    private void refuse(Io io, PacketKind kind, ReceiveContext context, NumberCheck.Io numbers,
                        PendingCheck.Io pending, LengthCheck.Io lengths, AccessCheck.Io access, Bool notWithdrawn) {
        var isWrong = numbers.bad().or(lengths.badLength());
        var isAligned = kind.atomic().not().or(io.packet.address().trunc(ALIGNED_BITS).eq(0));
        var unable = isServed(kind, context).and(isAligned).not();
        var isKept = kind.read().or(kind.atomic());
        var most = cat(context.accepted(), lit(0, 1));        // twice as many, as there are contexts for R
        var isFull = isKept.and(io.full.or(io.reserved.zext(most.width()).ge(most)));
        var isForeign = mux(kind.send(), kind.invalidates().and(notWithdrawn), access.refused());
        var trimming = context.profile().ge(2).and(io.trimLocal);

        var row = wire(choice(Row.class));
        var code = wire(uint(FatalError.CODE_BITS));
        var nak = wire(bool());
        var failing = wire(bool());
        var ours = wire(bool());
        row.set(Row.RX_OK);
        code.set(0);
        nak.set(false);
        failing.set(false);
        ours.set(false);
        // RoCEv2 has no window of messages, and whoever waits for a receive WQE is told to wait.
        var isRoce = parameters.withRoce(() -> io.packet.veroce().not());
        var outside = isRoce.map(it -> numbers.outside().and(it.not())).orElse(numbers.outside());
        var isUnfit = pending.fitting().and(lengths.badLength().not()).not();
        var isOutside = mux(kind.response(), pending.awaited().not(), outside);
        when(isOutside, () -> row.set(Row.RX_OOR_MSN))
            .elseWhen(io.room.not().and(trimming), () -> refused(row, Row.RX_TRIM_LOCAL, nak))
            .elseWhen(io.room.not(), () -> row.set(Row.RX_NOBUF))
            .elseWhen(kind.response(), () -> when(isUnfit.or(access.refused()), () -> {
                row.set(Row.RX_BAD_RSP);
                failing.set(true);
                ours.set(isUnfit.not());
            }))
            .elseWhen(isWrong, () -> fatal(row, Row.RX_BAD_REQ, code, INVALID_REQUEST))
            .elseWhen(unable, () -> fatal(row, Row.RX_BAD_OP, code, INVALID_REQUEST))
            .elseWhen(isForeign, () -> fatal(row, Row.RX_ACCESS, code, ACCESS))
            .elseWhen(isFull, () -> refused(row, Row.RX_IRD, nak))
            .elseWhen(kind.receives().and(absent(io, isRoce)), () -> row.set(Row.RX_NO_RQE))
            .elseWhen(kind.receives().and(io.wqe.onChip().not()), () -> refused(row, Row.RX_RQE_FETCH, nak))
            .elseWhen(kind.send().and(lengths.tooLong()), () -> fatal(row, Row.RX_RQE_LEN, code, TOO_LONG))
            .elseWhen(access.refused(), () -> fatal(row, Row.RX_RQE_ACCESS, code, OPERATION));
        io.repeatable.ifPresent(it -> it.set(stage(kind.read().or(kind.atomic()).and(unable.or(isForeign).or(isFull)
            .or(lengths.badLength()).not()).and(io.room))));
        io.refusal.set(stage(new Refusal(row, code, nak, failing, ours)));
        check(io.refusal.code().any().and(io.refusal.nak()).not(), "what is fatal is not asked for again");
        check(io.refusal.row().is(Row.RX_OK).not().or(io.refusal.code().eq(0)), "what is fatal is refused");
    }

    /** Whether the queue pair lets its peer do that at all. */
    private static Bool isServed(PacketKind kind, ReceiveContext context) {
        var answers = context.accepted().any();
        return kind.send().or(kind.write().and(context.remoteWrite()))
            .or(kind.read().and(context.remoteRead()).and(answers))
            .or(kind.atomic().and(context.remoteAtomic()).and(answers));
    }

    private static Bool absent(Io io, Optional<Bool> isRoce) {
        return isRoce.map(it -> io.wqe.rung().not().or(it.and(io.wqe.onChip().not()))).orElse(io.wqe.rung().not());
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
