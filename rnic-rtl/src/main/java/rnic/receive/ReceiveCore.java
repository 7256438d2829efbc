package rnic.receive;

import static hdl.Hdl.bool;
import static hdl.Hdl.check;
import static hdl.Hdl.choice;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.machine;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.registeredReset;
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
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.StolenSlots;
import rnic.common.Valids;
import rnic.context.AddressWrite;
import rnic.context.ContextWrite;
import rnic.context.RegionWrite;
import rnic.context.Settings;
import rnic.context.StateWrite;
import rnic.messages.AccessOwner;
import rnic.messages.Acknowledgement;
import rnic.messages.Arrival;
import rnic.messages.DropNak;
import rnic.messages.ErrorMark;
import rnic.messages.Packet;
import rnic.messages.PlacementOrder;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;
import rnic.messages.ReceiveEntry;
import rnic.messages.ReceiveLookup;
import rnic.messages.Retired;
import rnic.messages.RttRequest;
import rnic.messages.SackRow;
import rnic.messages.Setup;
import rnic.messages.StashWrite;
import rnic.parse.FrameInspector;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.track.CommitStage;
import rnic.track.SackTracker;

/**
 * Decides about every received frame, in order of arrival, one per cycle, without stalls (datapath section 4;
 * reliability section 3; wire profile section 16, rows 9 to 12 and 23 to 43). A packet is looked up and checked while
 * it waits for its turn, decided at its commit, and retires when the tracker has counted it. The only state here is the
 * table of errors; the only things that hurry from packet to packet are the decisions of the last few commits.
 *
 * <p>Cycles from the packet: acknowledgement 1, its verdict 7, placement order, stash and Packet Drop NAK
 * {@link #ORDER_LATENCY}, retired packet and row {@link #LATENCY}. While {@code busy} nothing retires, so that what
 * waits for retired packets needs room for {@link #LATENCY} of them.
 */
@Doc("Decides about every received frame: look-ups, checks, tracker, placement orders.")
public record ReceiveCore(RnicParameters parameters) implements Circuit<ReceiveCore.Io> {
    private static final int SACK = 0x18;
    private static final int COMMIT = AdmissionCheck.LATENCY + SackTracker.DECISION;
    private static final int RETIRE = AdmissionCheck.LATENCY + SackTracker.LATENCY;
    /** Cycles from packet to placement order. */
    public static final int ORDER_LATENCY = COMMIT + 1;
    /** Cycles from packet to retired packet and row. */
    public static final int LATENCY = RETIRE + 1;
    /** Cycles from the lookup of a receive request to the entry. */
    public static final int LOOKUP_LATENCY = ReceiveChecks.ENTRY;

    public record Io(
        @Doc("one per frame, of the FrameInspector") Valid<Packet> packet,
        @Doc("of the frame alone, FrameInspector.ROW cycles behind the packet") Choice<Row> frameRow,
        @Doc("one per frame, of the PacketBuffer, one cycle behind the frame's last beat: it is stored")
        Valid<Bool> stored,
        @Doc("no room for retired packets: every packet is trimmed here") Bool busy,
        @Doc("a packet that is tested in the next cycle is not accepted") Bool wanted,
        Settings settings,
        @Doc("in ns") UInt nanoseconds,
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        @Doc("errors that are not those of a packet, of queue pairs in the error state") Stream<ErrorMark> marks,
        Valid<RegionWrite> region,
        Valid<AddressWrite> address,
        @Doc("asks for a receive request") Valid<ReceiveLookup> lookup,
        @Doc("three cycles behind the lookup") ReceiveEntry entry,
        @Doc("of the ACK class; its verdict follows") Valid<Acknowledgement> acknowledgement,
        @Doc("Acknowledgement.VERDICT cycles behind it: it has passed rows 1 to 27") Bool acknowledged,
        @Doc("AdmissionCheck.LATENCY + 1 cycles behind the packet, with its time") Valid<RttRequest> rttRequest,
        @Doc("one per stored frame, in order") Valid<PlacementOrder> order,
        Valid<StashWrite> stash,
        Valid<DropNak> dropNak,
        @Doc("packets that consume a PSN, in order of commit") Valid<Retired> retired,
        @Doc("one per frame but those handed on as acknowledgements") Valid<Choice<Row>> row,
        @Doc("frames ordered to be placed, modulo 2^24") UInt placements,
        Valid<UInt> sackRequest,
        Valid<SackRow> sackRow
    ) implements Bundle<Io> {}

    /** What is known of a frame when it commits. */
    private record Token(Admission admission, Refusal refusal, Bool behind, FatalError error, Bool stored, Bool busy,
                         Bool stolen) {}

    /** What travels on to the end of the pipe. */
    private record Exit(Bool retires, Choice<Row> row, Bool counts, FatalError error, Bool notReady, Bool again,
                        Bool ackRequest, Bool retrans, Bool congested, Bool trimmed) implements Bundle<Exit> {}

    /** What a setup waits for. */
    enum Step { IDLE, TRACKER, ERRORS }

    @Override public Io ports(Ports p) {
        int queuePairs = parameters.queuePairs();
        return new Io(p.in(Valid.of(Packet.SHAPE)), p.in(choice(Row.class)), p.in(Valid.of(bool())), p.in(bool()),
            p.in(bool()), p.in(Settings.SHAPE), p.in(uint(32)),
            p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(ErrorMark.of(parameters))), p.in(Valid.of(RegionWrite.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))),
            p.out(Valid.of(ReceiveLookup.of(parameters))), p.in(ReceiveEntry.SHAPE),
            p.out(Valid.of(Acknowledgement.of(parameters))), p.out(bool()), p.out(Valid.of(RttRequest.of(parameters))),
            p.out(Valid.of(PlacementOrder.SHAPE)),
            p.out(Valid.of(StashWrite.of(parameters))), p.out(Valid.of(DropNak.of(parameters))),
            p.out(Valid.of(Retired.of(parameters))), p.out(Valid.of(choice(Row.class))), p.out(uint(24)),
            p.in(Valid.of(uint(indexWidth(queuePairs)))),
            p.out(Valid.of(SackRow.of(parameters.window()))));
    }

    @Override public void body(Io io) {
        registeredReset();
        ignore(io.settings);
        check(Valids.later(io.stored.valid(), FrameInspector.LATENCY - 1).eq(io.packet.valid()),
            "the packet buffer has spoken of every packet");
        var packet = io.packet.value();
        var qp = packet.destQp().trunc(indexWidth(parameters.queuePairs()));
        io.lookup.valid().set(io.packet.valid());
        io.lookup.value().set(new ReceiveLookup(qp, parameters.inLife(packet.rqmsn())));
        var isStored = delay(io.stored.value(), FrameInspector.LATENCY - 1 + ReceiveChecks.ROOM);

        // Cycle 6: the tracker tests it, the table of errors is asked. Cycle 9: it may be taken or not.
        var checks = checks(io, isStored);
        var tracker = instance(new SackTracker(parameters.window(), parameters.queuePairs(),
            parameters.behindMessages()));
        var starves = reg(bool()).init(0).named("setup_starves");
        var stolen = tracker.wanted().or(starves);
        var arrival = arrival(io, checks, qp, stolen);
        tracker.arrival().set(arrival);
        var errors = instance(new ErrorTable(parameters));
        errors.qp().set(arrival.value().qp());
        errors.psn().set(arrival.value().psn());
        var whole = delay(checks.admission().trimmed().or(checks.admission().inError()).not(), SackTracker.ELIGIBLE);
        tracker.eligible().set(whole.and(checks.refusal().row().is(Row.RX_OK)).and(errors.behind().not()));
        tracker.sackRequest().set(io.sackRequest);
        io.sackRow.set(tracker.sackRow());

        // Cycle 10: commit.
        var token = new Token(delay(checks.admission(), SackTracker.DECISION), delay(checks.refusal(), 1),
            delay(errors.behind(), 1), delay(errors.error(), 1), delay(isStored, COMMIT - ReceiveChecks.ROOM),
            delay(io.busy, COMMIT - ReceiveChecks.ROOM), delay(stolen, SackTracker.DECISION));
        var decided = tracker.decided().value();
        var isOpen = decided.fresh().and(token.behind().not());
        var isFatal = isOpen.and(delay(whole.and(checks.refusal().code().any()), 1));
        errors.fatal().set(isFatal);
        errors.code().set(token.refusal().code());
        var row = row(token, decided, isOpen);
        order(io, checks, token, decided);
        stash(io, checks, decided);
        dropNak(io, token, decided, isOpen);
        retire(io, tracker, exit(io, token, decided, isFatal, row));
        setUp(io, checks, tracker, errors, isFatal, starves);
    }

    /** What does not depend on other packets; acknowledgements leave here. */
    private ReceiveChecks.Io checks(Io io, Bool isStored) {
        var checks = instance(new ReceiveChecks(parameters));
        checks.packet().set(io.packet.value());
        checks.frameRow().set(io.frameRow);
        checks.entry().set(io.entry);
        checks.room().set(isStored.and(io.busy.not()));
        checks.sourcePortBase().set(io.settings.sourcePortBase());
        checks.trimLocal().set(io.settings.trimLocal());
        checks.state().set(io.state);
        checks.address().set(io.address);
        checks.region().set(io.region);
        return checks;
    }

    private Valid<Arrival> arrival(Io io, ReceiveChecks.Io checks, UInt qp, Bool stolen) {
        var admitted = Valids.later(io.packet.valid(), AdmissionCheck.LATENCY);
        acknowledge(io, checks, qp);
        probe(io, checks, qp, admitted);
        var ends = checks.kind().ends();
        var arrives = admitted.and(checks.admission().numbered()).and(stolen.not());
        return new Valid<>(arrives, new Arrival(delay(qp, AdmissionCheck.LATENCY),
            delay(io.packet.value().psn(), AdmissionCheck.LATENCY), delay(ends, AdmissionCheck.LATENCY - 1),
            delay(ends.and(checks.kind().receives()), AdmissionCheck.LATENCY - 1)));
    }

    /** An RTT Request that has passed all checks. */
    private static void probe(Io io, ReceiveChecks.Io checks, UInt qp, Bool admitted) {
        int later = AdmissionCheck.LATENCY;
        var p = io.packet.value();
        io.rttRequest.valid().set(Valids.later(admitted.and(checks.admission().row().is(Row.RX_RTT_REQUEST)), 1));
        io.rttRequest.value().set(delay(new RttRequest(delay(qp, later), delay(p.sourcePort(), later),
            delay(p.rttContext(), later), delay(p.rttSent(), later), io.nanoseconds), 1));
    }

    /** What an acknowledgement says is read and compared while it is not yet known whether it counts. */
    private static void acknowledge(Io io, ReceiveChecks.Io checks, UInt qp) {
        var p = io.packet.value();
        var selective = p.opcode().eq(SACK);
        io.acknowledgement.valid().set(Valids.later(io.packet.valid().and(p.veroce()), 1)
            .and(checks.kind().acknowledges()));
        io.acknowledgement.value().set(delay(new Acknowledgement(qp, p.syndrome(), selective, p.psn(), p.retrans(),
            p.ackMsn(), p.becn(), p.sackStart(), p.sackLength(), p.sackBitmap()), 1));
        io.acknowledged.set(delay(checks.admission().acknowledges(), Acknowledgement.VERDICT + 1 - AdmissionCheck.LATENCY));
    }

    /**
     * What becomes of the frame. One whose slot a set-up has taken is gone, as if there had been no room. Whether it is
     * the next expected one is known at the end: RX_NO_RQE stands for both
     * rows 40, and in the error state RX_AFTER_ERR for that row or RX_QP_STATE.
     */
    private static Choice<Row> row(Token token, CommitStage.Decided decided, Bool isOpen) {
        var row = wire(choice(Row.class));
        var admission = token.admission();
        row.set(admission.row());
        when(admission.numbered(), () ->
            when(token.stolen(), () -> row.set(Row.RX_NOBUF))
                .elseWhen(admission.trimmed(), () -> when(isOpen.not(), () -> row.set(Row.RX_TRIM_STALE)))
                .elseWhen(admission.inError(), () -> {
                    row.set(Row.RX_QP_STATE);
                    when(decided.fresh().and(token.behind()), () -> row.set(Row.RX_AFTER_ERR));
                })
                .elseWhen(decided.duplicate(), () -> row.set(Row.RX_DUP))
                .elseWhen(decided.fresh().not(), () -> row.set(Row.RX_OOR))
                .elseWhen(token.behind(), () -> row.set(Row.RX_AFTER_ERR))
                .otherwise(() -> row.set(token.refusal().row())));
        return row;
    }

    /** One order per stored frame, and the count of those that place. */
    private void order(Io io, ReceiveChecks.Io checks, Token token, CommitStage.Decided decided) {
        var isFrame = Valids.later(io.packet.valid(), COMMIT).and(token.stored());
        var placements = reg(uint(24)).init(0);
        when(decided.accepted(), () -> placements.next(placements.plus(1)));
        io.placements.set(placements);
        io.order.valid().set(Valids.later(isFrame, 1));
        var qp = delay(io.packet.value().destQp().trunc(indexWidth(parameters.queuePairs())), COMMIT);
        io.order.value().set(delay(new PlacementOrder(decided.accepted(),
            delay(io.packet.value().payloadOffset(), COMMIT), delay(io.packet.value().payloadLength(), COMMIT),
            delay(checks.target(), COMMIT - AccessCheck.ADDRESS_LATENCY), qp.zext(AccessOwner.QP_BITS),
            delay(checks.regionIndex(), COMMIT - AccessCheck.ADDRESS_LATENCY).zext(AccessOwner.REGION_BITS)), 1));
    }

    private void stash(Io io, ReceiveChecks.Io checks, CommitStage.Decided decided) {
        var p = io.packet.value();
        var length = delay(checks.upTo().trunc(32), COMMIT - LengthCheck.END_LATENCY);
        io.stash.valid().set(Valids.later(decided.accepted().and(decided.arrival().endsMessage()), 1));
        io.stash.value().set(delay(new StashWrite(decided.arrival().qp(), delay(p.msn(), COMMIT),
            delay(checks.kind().stash(), COMMIT - 1), delay(p.solicited(), COMMIT), delay(p.immediate(), COMMIT),
            length, delay(p.rqmsn().trunc(log2Ceil(parameters.messages())), COMMIT)), 1));
    }

    private void dropNak(Io io, Token token, CommitStage.Decided decided, Bool isOpen) {
        var admission = token.admission();
        var due = mux(admission.trimmed(), io.settings.trimNak(), token.refusal().nak().and(admission.inError().not()));
        io.dropNak.valid().set(Valids.later(isOpen.and(due), 1));
        io.dropNak.value().set(delay(new DropNak(decided.arrival().qp(), decided.arrival().psn(),
            delay(io.packet.value().retrans(), COMMIT)), 1));
    }

    /** What the frame takes along from its commit, one cycle behind it. */
    private Exit exit(Io io, Token token, CommitStage.Decided decided, Bool isFatal, Choice<Row> row) {
        var admission = token.admission();
        var p = io.packet.value();
        var isFrame = Valids.later(io.packet.valid(), COMMIT);
        var again = admission.inError().and(row.is(Row.RX_AFTER_ERR));
        var retires = isFrame.and(admission.numbered()).and(token.busy().or(token.stolen()).not())
            .and(admission.inError().not().or(again));
        var trimmed = admission.trimmed().or(row.is(Row.RX_TRIM_LOCAL)).or(row.is(Row.RX_NOBUF))
            .or(row.is(Row.RX_RQE_FETCH));
        var own = new FatalError(isFatal, decided.arrival().psn(), token.refusal().code());
        return delay(new Exit(retires, row, isFrame.and(admission.acknowledges().not()),
            mux(isFatal, own, token.error()), row.is(Row.RX_NO_RQE), again,
            delay(p.ackRequest(), COMMIT), delay(p.retrans(), COMMIT), delay(p.congested(), COMMIT)
            .and(admission.trimmed().not()), trimmed), 1);
    }

    private void retire(Io io, SackTracker.Io tracker, Exit exit) {
        int rest = RETIRE - ORDER_LATENCY;
        var verdict = tracker.verdict().value();
        var retires = Valids.later(exit.retires(), rest);
        var counts = Valids.later(exit.counts(), rest);
        var error = delay(exit.error(), rest);
        var notReady = delay(exit.notReady(), rest);
        var row = wire(choice(Row.class));
        row.set(delay(exit.row(), rest));
        var isNext = verdict.progress().expected().eq(verdict.psn());
        var tooLate = delay(exit.again(), rest).and(isNext.not());
        when(tooLate, () -> row.set(Row.RX_QP_STATE));
        when(notReady.and(isNext), () -> row.set(Row.RX_RNR));
        io.row.valid().set(Valids.later(counts, 1));
        io.row.value().set(delay(row, 1));
        io.retired.valid().set(Valids.later(retires.and(tooLate.not()), 1));
        io.retired.value().set(delay(new Retired(verdict.qp(), verdict.psn(), verdict.outcome(), verdict.progress(),
            error, notReady, delay(exit.ackRequest(), rest), delay(exit.retrans(), rest),
            delay(exit.congested(), rest), delay(exit.trimmed(), rest), delay(io.placements, rest)), 1));
    }

    /** A queue pair's new life: context and tracker, then its error is taken back and its progress noted. */
    private void setUp(Io io, ReceiveChecks.Io checks, SackTracker.Io tracker, ErrorTable.Io errors, Bool isFatal,
                       Bool starves) {
        var step = machine(Step.IDLE);
        var verdict = tracker.verdict();
        var isFree = isFatal.not().and(verdict.valid().not());
        step.in(Step.IDLE, () -> when(io.setup.valid().and(tracker.setup().ready()), () -> step.go(Step.TRACKER)))
            .in(Step.TRACKER, () -> when(tracker.setupDone(), () -> step.go(Step.ERRORS)))
            .in(Step.ERRORS, () -> when(isFree, () -> step.go(Step.IDLE)));
        starves.next(StolenSlots.wanted(step.is(Step.ERRORS), isFree).or(io.wanted));
        var qp = io.setup.payload().qp();
        var psn = io.setup.payload().context().receivePsn();
        var begins = step.is(Step.IDLE).and(io.setup.valid());
        var ends = step.is(Step.ERRORS).and(isFree);
        ignore(io.setup.payload());
        io.setup.ready().set(ends);
        tracker.setup().valid().set(begins);
        tracker.setup().payload().set(new Setup(qp, psn));
        checks.context().valid().set(begins);
        checks.context().value().set(io.setup.payload());
        var none = lit(0, 24);
        var marks = io.marks.payload();
        io.marks.ready().set(isFatal.or(ends).not());
        errors.mark().valid().set(ends.or(io.marks.valid().and(isFatal.not())));
        errors.mark().value().set(mux(ends, new ErrorMark(qp, new FatalError(lit(false), none,
            lit(0, FatalError.CODE_BITS))), marks));
        checks.progress().valid().set(verdict.valid().or(ends));
        checks.progress().value().set(mux(verdict.valid(),
            new ProgressWrite(verdict.value().qp(), verdict.value().progress()),
            new ProgressWrite(qp, Progress.begins(psn, parameters.firstMessages()))));
    }
}
