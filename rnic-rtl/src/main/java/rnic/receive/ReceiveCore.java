package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.Optional;
import rnic.common.StolenSlots;
import rnic.context.*;
import rnic.messages.*;
import rnic.messages.PathNews;
import rnic.messages.PathPick;
import rnic.parse.EarlyHeaders;
import rnic.parse.FrameInspector;
import rnic.protocol.*;
import rnic.protocol.FailureCause;
import rnic.respond.*;
import rnic.roce.ResponseLife;
import rnic.roce.RoceAnswer;
import rnic.roce.RoceLife;
import rnic.track.*;
import rnic.wire.AtomicAckEth;

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
    static final int COMMIT = AdmissionCheck.LATENCY + SackTracker.DECISION;
    private static final int RETIRE = AdmissionCheck.LATENCY + SackTracker.LATENCY;
    /** Cycles from packet to placement order. */
    public static final int ORDER_LATENCY = COMMIT + 1;
    /** Cycles from packet to retired packet and row. */
    public static final int LATENCY = RETIRE + 1;
    /** Cycles from the lookup of a receive WQE to the entry. */
    public static final int LOOKUP_LATENCY = ReceiveChecks.WQE;

    public record Io(
        @Doc("one per frame, of the FrameInspector") Valid<Packet> packet,
        @Doc("of the frame alone") Choice<Row> frameRow,
        @Doc("one per frame, of the PacketBuffer, as soon as it has ended: it is stored")
        Valid<Bool> stored,
        @Doc("no room for retired packets: every packet is trimmed here") Bool busy,
        @Doc("a packet that is tested in the next cycle is not accepted") Bool wanted,
        @Doc("wire_sport_base") UInt sourcePortBase,
        @Doc("rel_trim_nak") Bool trimNak,
        @Doc("rel_trim_local") Bool trimLocal,
        @Doc("in ns") UInt nanoseconds,
        Stream<ReceiveLife> setup,
        Valid<StateWrite> state,
        @Doc("errors that are not those of a packet, of queue pairs in the error state") Stream<ErrorMark> marks,
        Valid<MrWrite> mr,
        Valid<AddressWrite> address,
        @Doc("asks for a receive WQE") Valid<ReceiveLookup> lookup,
        ReceiveWqe wqe,
        @Doc("asks for the send WQE that a response answers; never waits") Valid<WqeLookup> requests,
        @Doc("what a response answers") WqeBuffer request,
        @Doc("a Read or an atomic goes out for the first time") Valid<PendingWrite> pending,
        @Doc("contexts of the responder: no Read and no atomic should come") Bool contextsBusy,
        @Doc("a Read or an atomic may want a context")
        Valid<UInt> arriving,
        @Doc("it does") Bool wants,
        @Doc("it has this one") Valid<Reservation> reserved,
        @Doc("with it: it has none (row 42)") Bool refused,
        @Doc("it was not accepted: it gives its context back") Valid<Release> rejected,
        @Doc("it was: what it says") Valid<Operands> operands,
        @Doc("of the ACK class; its verdict follows") Valid<Acknowledgement> acknowledgement,
        @Doc("it has passed rows 1 to 27") Bool acknowledged,
        @Doc("with its time") Valid<RttRequest> rttRequest,
        @Doc("to a NIC that asks for its paths") Optional<Valid<PathReturn>> rttResponse,
        @Doc("one per stored frame, in order") Valid<PlacementOrder> order,
        Valid<StashWrite> stash,
        Valid<DropNak> dropNak,
        @Doc("a response does not fit its request; it comes again if it has not been heard") Valid<Failure> failure,
        @Doc("packets that consume a PSN, in order of commit") Valid<Retired> retired,
        @Doc("one per frame but those handed on as acknowledgements") Valid<Choice<Row>> row,
        @Doc("frames ordered to be placed, modulo 2^24") UInt placements,
        @Doc("row of a flow") Valid<UInt> sackRequest,
        Valid<SackRow> sackRow,
        @Doc("what a request in RoCEv2 says, FrameInspector.EARLIER cycles before its packet")
        Optional<Valid<RocePacket>> early,
        @Doc("a new life in RoCEv2, or of another profile") Optional<Stream<RoceLife>> roceLife,
        @Doc("progress of which all messages are complete, of requests") Optional<Valid<ProgressWrite>> reported,
        @Doc("the same of what answers its own requests") Optional<Stream<ResponseLife>> responseLife,
        @Doc("an Acknowledge of RoCEv2 that counts, or a packet of a response") Optional<Valid<RoceAnswer>> roceAnswer,
        @Doc("many of these wait: no response should come") Optional<Bool> answersWait,
        @Doc("there: a packet that passed all checks had met congestion") Optional<Valid<Signal>> marked,
        @Doc("there: a congestion notification for a queue pair") Optional<Valid<UInt>> notice,
        @Doc("where congestion is controlled: one for a queue pair of the veRoCE profile") Optional<Valid<UInt>> cnp,
        @Doc("there: a Slow-Packet signal, which blames a path as a trim does") Optional<Valid<PathNews>> slow,
        @Doc("where there are shared receive queues: a packet has needed a WQE") Optional<Valid<ServedWqe>> served
    ) implements Bundle<Io> {}

    /** What is known of a frame when it commits. */
    private record Token(Admission admission, Refusal refusal, Bool behind, FatalError error, Bool stored, Bool busy,
                         Bool stolen) {}

    /** What waits from there to the end of the pipe. */
    private record Exit(Bool retiring, Choice<Row> row, Bool counting, FatalError error, Bool notReady, Bool again,
                        Bool congested, Bool trimmed) {}

    /** What a setup waits for. */
    enum Step { IDLE, REQUESTS, BETWEEN, RESPONSES, PENDING, ERRORS }

    @Override public Io ports(Ports p) {
        var pair = Valid.of(uint(indexWidth(parameters.queuePairs())));
        var frames = p.timeline();
        var sacks = p.timeline();
        var ordered = p.at(ORDER_LATENCY);
        var retired = p.at(LATENCY);
        return new Io(p.at(0).in(Valid.of(Packet.SHAPE)), p.at(FrameInspector.ROW).in(choice(Row.class)),
            p.at(frames, 0).in(Valid.of(bool())), p.in(bool()), p.in(bool()), p.steady().in(uint(16)),
            p.steady().in(bool()), p.steady().in(bool()), p.in(uint(32)),
            p.in(Stream.of(ReceiveLife.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(ErrorMark.of(parameters))), p.in(Valid.of(MrWrite.of(parameters))),
            p.in(Valid.of(AddressWrite.of(parameters))),
            p.at(0).out(Valid.of(ReceiveLookup.of(parameters))), p.at(LOOKUP_LATENCY).in(ReceiveWqe.SHAPE),
            p.at(0).out(Valid.of(WqeLookup.of(parameters))), p.at(LOOKUP_LATENCY).in(WqeBuffer.SHAPE),
            p.in(Valid.of(PendingWrite.of(parameters))), p.in(bool()),
            p.at(ContextRequests.ASKING).out(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.at(AdmissionCheck.LATENCY).out(bool()),
            p.at(ReceiveChecks.CONTEXT).in(Valid.of(Reservation.of(parameters))),
            p.at(ReceiveChecks.CONTEXT).in(bool()),
            ordered.out(Valid.of(Release.of(parameters))),
            ordered.out(Valid.of(Operands.of(parameters))),
            p.at(1).out(Valid.of(Acknowledgement.of(parameters))), p.at(1 + Acknowledgement.VERDICT).out(bool()),
            p.at(AdmissionCheck.LATENCY + 1).out(Valid.of(RttRequest.of(parameters))),
            parameters.congestion().map(_ -> p.at(AdmissionCheck.LATENCY + 1).out(Valid.of(PathReturn.of(parameters)))),
            ordered.out(Valid.of(PlacementOrder.SHAPE)), ordered.out(Valid.of(StashWrite.of(parameters))),
            ordered.out(Valid.of(DropNak.of(parameters))), ordered.out(Valid.of(Failure.of(parameters))),
            retired.out(Valid.of(Retired.of(parameters))),
            retired.out(Valid.of(choice(Row.class))), p.out(uint(24)),
            p.at(sacks, 0).in(Valid.of(uint(indexWidth(Flow.count(parameters))))),
            p.at(sacks, SackTracker.SACK_LATENCY).out(Valid.of(SackRow.of(parameters.window()))),
            parameters.withRoce(() -> p.at(p.timeline(), 0).in(Valid.of(RocePacket.of(EarlyHeaders.QUEUE_PAIRS)))),
            parameters.withRoce(() -> p.in(Stream.of(RoceLife.of(parameters.queuePairs())))),
            parameters.withRoce(() -> p.in(Valid.of(ProgressWrite.of(parameters.queuePairs())))),
            parameters.withRoce(() -> p.in(Stream.of(ResponseLife.of(parameters.queuePairs())))),
            parameters.withRoce(() -> ordered.out(Valid.of(RoceAnswer.of(parameters.queuePairs())))),
            parameters.withRoce(() -> p.in(bool())),
            parameters.withRoce(() -> p.at(AdmissionCheck.LATENCY + 1).out(Valid.of(Signal.of(parameters)))),
            parameters.withRoce(() -> p.at(AdmissionCheck.LATENCY + 1).out(pair)),
            parameters.congestion().map(_ -> p.at(AdmissionCheck.LATENCY + 1).out(pair)),
            parameters.congestion().map(_ -> p.at(AdmissionCheck.LATENCY + 1).out(Valid.of(PathNews.of(parameters)))),
            parameters.shares() ? Optional.of(ordered.out(Valid.of(ServedWqe.of(parameters)))) : Optional.empty());
    }

    @Override public void body(Io given) {
        registeredReset();
        var packets = timeline(given.packet).aligned();
        var roce = parameters.withRoce(() -> new RoceSide(parameters, given, packets));
        var io = roce.map(it -> given.with(Io::packet, new Valid<>(given.packet.valid(), it.packet()))).orElse(given);
        var frames = timeline(io.stored).aligned();
        int ahead = FrameInspector.LATENCY - 1;                          // the packet buffer speaks first
        check(leave(at(ahead, frames.valid())).eq(leave(io.packet.valid())),
            "the packet buffer has spoken of every packet");
        var isStored = packets.enter(0, leave(at(ahead, io.stored.value())));
        var busy = packets.enter(ReceiveChecks.ROOM, io.busy);
        var packet = io.packet.value();
        var qp = packet.destQp().trunc(indexWidth(parameters.queuePairs()));
        io.lookup.valid().set(io.packet.valid());
        io.lookup.value().set(new ReceiveLookup(qp, parameters.inLife(packet.rqmsn())));

        // Cycle 6: the tracker tests it, the table of errors is asked. Cycle 9: it may be taken or not.
        var checks = checks(io, packets, unless(roce.map(it -> it.crowded(io.reported.orElseThrow(),
            io.answersWait.orElseThrow(), qp)),
            isStored.and(busy.not())));
        roce.ifPresent(it -> {
            checks.roceAddress().orElseThrow().set(it.address());
            it.congestion(io.marked.orElseThrow(), io.notice.orElseThrow(), checks.admission(), qp);
        });
        io.cnp.ifPresent(it -> {
            var isCnp = checks.admission().row().is(Row.RX_CNP);
            it.valid().set(packets.flag(roce.map(side -> isCnp.and(side.isRoce().not())).orElse(isCnp)));
            it.value().set(qp);
        });
        io.slow.ifPresent(it -> {
            it.valid().set(packets.flag(checks.admission().row().is(Row.RX_SLOW)));
            it.value().set(PathNews.of(qp, PathNews.Kind.TRIMMED,
                PathPick.below(io.sourcePortBase(), packet.sourcePort())));
        });
        var refusal = roce.map(it -> it.judged(checks.refusal())).orElse(checks.refusal());
        var tracker = instance(new SackTracker(parameters.window(), Flow.count(parameters), true,
            parameters.behindMessages()));
        var starving = reg(bool()).init(0).named("setup_starves");
        var stolen = packets.enter(AdmissionCheck.LATENCY, tracker.wanted().or(starving));
        var isLost = roce.map(it -> stolen.or(it.lost())).orElse(stolen);
        var flow = new Flow(qp, checks.kind().ofResponses());
        acknowledge(io, packets, checks, flow);
        rttRequest(io, packets, checks, qp);
        var arrival = arrival(io, packets, checks, flow, isLost, roce);
        tracker.arrival().set(arrival);
        var errors = instance(new ErrorTable(parameters));
        errors.qp().set(at(AdmissionCheck.LATENCY, qp));
        errors.psn().set(arrival.value().psn());
        var whole = checks.admission().trimmed().or(checks.admission().inError()).not();
        var isBehind = errors.behind().and(flow.responses().not());
        tracker.eligible().set(unless(roce.map(RoceSide::isOutOfOrder),
            whole.and(checks.refusal().row().is(Row.RX_OK)).and(isBehind.not())));
        tracker.sackRequest().set(io.sackRequest);
        io.sackRow.set(tracker.sackRow());

        // Cycle 10: commit.
        var token = new Token(at(COMMIT, checks.admission()), at(COMMIT, refusal),
            at(COMMIT, isBehind), at(COMMIT, error(errors, flow)), at(COMMIT, isStored), at(COMMIT, busy),
            at(COMMIT, isLost));
        var decided = tracker.decided().value();
        var isOpen = decided.fresh().and(token.behind().not());
        var isFatal = isOpen.and(whole.and(refusal.code().any()));
        roce.ifPresent(it -> it.decided(decided.accepted()));
        errors.fatal().set(isFatal);
        errors.code().set(token.refusal().code());
        var row = row(token, decided, isOpen, roce, checks);
        var placements = order(io, packets, checks, token, decided, qp);
        stash(io, packets, checks, decided, roce);
        io.served.ifPresent(it -> served(io, it, packets, checks, decided, row));
        ContextRequests.ask(io, packets, checks, isLost, qp);
        var repeats = roce.map(it -> repeats(io, token, it.repeats().and(checks.repeatable().orElseThrow())));
        ContextRequests.decide(io, packets, checks.kind(), decided.accepted(), qp, roce, repeats);
        dropNak(io, packets, token, decided, isOpen);
        failure(io, packets, token, checks, decided, isOpen.and(whole).and(token.refusal().failing()));
        roce.ifPresent(it -> it.answer(io.roceAnswer.orElseThrow(), token.admission(), checks.kind(),
            decided.accepted(), isOpen.and(whole).and(token.refusal().failing())));
        retire(io, tracker.verdict().value(), exit(io, packets, token, decided, isFatal, row), placements,
            roce.map(it -> new RoceRetired(it.isRoce(), it.isRoce().and(ContextRequests.isOne(checks.kind())
                .or(it.isResponse())),
                repeats.orElseThrow(), io.reserved.value().context())));
        setUp(io, checks, tracker, errors, leave(isFatal), starving);
    }

    private static Bool unless(Optional<Bool> sometimes, Bool always) {
        return sometimes.map(it -> always.and(it.not())).orElse(always);
    }

    /** The error on record, which is one of requests: responses have none. */
    private static FatalError error(ErrorTable.Io errors, Flow flow) {
        var error = errors.error();
        return new FatalError(error.valid().and(flow.responses().not()), error.psn(), error.code());
    }

    /** What does not depend on other packets; acknowledgements leave here. */
    private ReceiveChecks.Io checks(Io io, Timeline packets, Bool room) {
        var checks = instance(new ReceiveChecks(parameters));
        checks.packet().set(CheckedHeaders.of(io.packet.value()));
        checks.frameRow().set(io.frameRow);
        checks.wqe().set(io.wqe);
        checks.request().set(io.request);
        io.requests.valid().set(io.packet.valid().and(checks.asking()));
        io.requests.value().set(checks.lookup());
        checks.pending().set(io.pending);
        checks.reserved().set(io.reserved.value().place());
        checks.full().set(io.refused);
        checks.room().set(room.and(ContextRequests.closed(io, packets, checks.kind()).not()));
        checks.sourcePortBase().set(io.sourcePortBase());
        checks.trimLocal().set(io.trimLocal());
        checks.state().set(io.state);
        checks.address().set(io.address);
        checks.mr().set(io.mr);
        return checks;
    }

    private static Valid<Arrival> arrival(Io io, Timeline packets, ReceiveChecks.Io checks, Flow flow,
                                          Bool stolen, Optional<RoceSide> roce) {
        int now = AdmissionCheck.LATENCY;
        var ending = checks.kind().ending();
        var arriving = packets.flag(checks.admission().numbered().and(stolen.not()));
        var psn = roce.map(RoceSide::number).orElse(io.packet.value().psn());
        return new Valid<>(arriving, new Arrival(at(now, flow.index()), at(now, psn),
            at(now, ending), at(now, ending.and(checks.kind().receives()))));
    }

    /** An RTT Request that has passed all checks. */
    private static void rttRequest(Io io, Timeline packets, ReceiveChecks.Io checks, UInt qp) {
        var p = io.packet.value();
        var received = packets.enter(AdmissionCheck.LATENCY, io.nanoseconds);
        io.rttRequest.valid().set(packets.flag(checks.admission().row().is(Row.RX_RTT_REQUEST)));
        io.rttRequest.value().set(new RttRequest(qp, p.sourcePort(), p.rttContext(), p.rttSent(), received));
        io.rttResponse.ifPresent(it -> {
            it.valid().set(packets.flag(checks.admission().row().is(Row.RX_RTT_RESPONSE)));
            it.value().set(PathReturn.of(qp, p.rttContext()));
        });
    }

    /** What an acknowledgement says is read and compared while it is not yet known whether it counts. */
    private void acknowledge(Io io, Timeline packets, ReceiveChecks.Io checks, Flow flow) {
        var p = io.packet.value();
        var selective = checks.kind().selective();
        io.acknowledgement.valid().set(packets.flag(p.veroce()).and(checks.kind().acknowledging()));
        io.acknowledgement.value().set(new Acknowledgement(flow, p.syndrome(), selective, p.psn(), p.retrans(),
            p.ackMsn(), p.becn(), p.sackStart(), p.sackLength(), p.sackBitmap(),
            parameters.congestion().map(_ -> Told.of(p, io.sourcePortBase()))));
        io.acknowledged.set(checks.admission().acknowledging());
    }

    /**
     * What becomes of the frame. One whose slot a set-up has taken is gone, as if there had been no room. Whether it is
     * the next expected one is known at the end: RX_NO_RQE stands for both
     * rows 40, and in the error state RX_AFTER_ERR for that row or RX_QP_STATE.
     */
    private static Choice<Row> row(Token token, CommitStage.Decided decided, Bool isOpen, Optional<RoceSide> roce,
                                   ReceiveChecks.Io checks) {
        var row = wire(choice(Row.class));
        var admission = token.admission();
        row.set(admission.row());
        when(admission.numbered(), () ->
            when(token.stolen(), () -> {
                row.set(Row.RX_NOBUF);
                roce.ifPresent(it -> when(it.isStray(), () -> row.set(it.stray(checks.asked().orElseThrow()))));
            })
                .elseWhen(admission.trimmed(), () -> when(isOpen.not(), () -> row.set(Row.RX_TRIM_STALE)))
                .elseWhen(admission.inError(), () -> {
                    row.set(Row.RX_QP_STATE);
                    when(decided.fresh().and(token.behind()), () -> row.set(Row.RX_AFTER_ERR));
                })
                .elseWhen(decided.duplicate(), () -> row.set(Row.RX_DUP))
                .elseWhen(decided.fresh().not(), () -> {
                    row.set(Row.RX_OOR);
                    roce.ifPresent(it -> when(it.isRoce(), () -> row.set(Row.RX_SEQ)));
                })
                .elseWhen(token.behind(), () -> row.set(Row.RX_AFTER_ERR))
                .otherwise(() -> row.set(token.refusal().row())));
        return row;
    }

    /** One order per stored frame; returns how many place, with this one. */
    private static UInt order(Io io, Timeline packets, ReceiveChecks.Io checks, Token token,
                              CommitStage.Decided decided, UInt qp) {
        var placements = reg(uint(24)).init(0);
        when(packets.flag(decided.accepted()), () -> placements.next(placements.plus(1)));
        io.placements.set(placements);
        io.order.valid().set(packets.flag(token.stored()));
        // What was there before an atomic is the last of the headers.
        var p = io.packet.value();
        var isResult = checks.kind().atomicResponse();
        var offset = p.payloadOffset().minus(lit(AtomicAckEth.BYTES, 7).gate(isResult));
        io.order.value().set(new PlacementOrder(decided.accepted(), offset,
            mux(isResult, lit(AtomicAckEth.BYTES, 13), p.payloadLength()), isResult, checks.target(), qp.zext(AccessOwner.QP_BITS),
            checks.mrIndex().zext(AccessOwner.MR_BITS), checks.pages()));
        return after(placements);
    }

    /** A Read or an atomic in RoCEv2 that has been taken before: answered once more, if there is a context for it. */
    private static Bool repeats(Io io, Token token, Bool may) {
        var admission = token.admission();
        var counts = admission.numbered().and(admission.trimmed().or(admission.inError()).not());
        return at(COMMIT, may).and(counts).and(token.stolen().or(token.busy()).not()).and(io.reserved.valid());
    }

    private static UInt noted(ReceiveChecks.Io checks, UInt bytes, Optional<RoceSide> roce) {
        return roce.map(it -> it.noted(checks.kind(), bytes)).orElse(bytes);
    }

    private void stash(Io io, Timeline packets, ReceiveChecks.Io checks, CommitStage.Decided decided,
                       Optional<RoceSide> roce) {
        var p = io.packet.value();
        io.stash.valid().set(packets.flag(decided.accepted().and(decided.arrival().endsMessage())
            .and(Flow.at(decided.arrival().flow()).responses().not())));
        io.stash.value().set(new StashWrite(Flow.at(decided.arrival().flow()).qp(), p.msn(), checks.kind().stash(),
            p.solicited(), ContextRequests.argument(io, checks.kind()), noted(checks, checks.upTo().trunc(32), roce), p.rqmsn().trunc(log2Ceil(parameters.messages()))));
    }

    /** Its message has the WQE from now on, or there was none, in turn or not. */
    private void served(Io io, Valid<ServedWqe> served, Timeline packets, ReceiveChecks.Io checks,
                        CommitStage.Decided decided, Choice<Row> row) {
        var accepted = decided.accepted().and(checks.kind().receives());
        served.valid().set(packets.flag(accepted.or(row.is(Row.RX_NO_RQE))));
        served.value().set(new ServedWqe(Flow.at(decided.arrival().flow()).qp(),
            parameters.inLife(io.packet.value().rqmsn()).trunc(16), accepted));
    }

    private static void dropNak(Io io, Timeline packets, Token token, CommitStage.Decided decided, Bool isOpen) {
        var admission = token.admission();
        // Told once, but for the head: a host that stalls would otherwise have every copy sent again, round trip after
        // round trip; the head alone keeps the sender's timer from running out.
        // A Read without a context is told so each time: contexts come free while a host that stalls goes on stalling.
        var isNews = decided.head().or(at(COMMIT, io.packet.value().retrans()).not())
            .or(token.refusal().row().is(Row.RX_IRD));
        var refused = token.refusal().nak().and(admission.inError().not()).and(isNews);
        var due = mux(admission.trimmed(), io.trimNak(), refused);
        io.dropNak.valid().set(packets.flag(isOpen.and(due)));
        io.dropNak.value().set(new DropNak(Flow.at(decided.arrival().flow()), decided.arrival().psn(),
            io.packet.value().retrans(), io.packet.value().sourcePort().trunc(Departure.PATH_BITS),
            cause(io, admission, token.refusal())));
    }

    private static UInt cause(Io io, Admission admission, Refusal refusal) {
        var ofSwitch = mux(at(COMMIT, io.packet.value().lastHop()), lit(DropNak.LAST_HOP, DropNak.CAUSE_BITS),
            lit(DropNak.FABRIC, DropNak.CAUSE_BITS));
        var ours = mux(refusal.row().is(Row.RX_TRIM_LOCAL), lit(DropNak.RECEIVER, DropNak.CAUSE_BITS),
            lit(DropNak.HOST, DropNak.CAUSE_BITS));
        return mux(admission.trimmed(), ofSwitch, ours);
    }

    /** The request that it answers takes the status. */
    private static void failure(Io io, Timeline packets, Token token, ReceiveChecks.Io checks,
                                CommitStage.Decided decided, Bool failing) {
        var cause = mux(token.refusal().ours(), lit(FailureCause.RESPONSE_ACCESS),
            lit(FailureCause.RESPONSE_INVALID));
        io.failure.valid().set(packets.flag(failing));
        io.failure.value().set(new Failure(Flow.at(decided.arrival().flow()).qp(), cause, lit(true),
            checks.answered()));
    }

    /** What the frame takes along from its commit. */
    private static Exit exit(Io io, Timeline packets, Token token, CommitStage.Decided decided, Bool isFatal,
                             Choice<Row> row) {
        var admission = token.admission();
        var again = admission.inError().and(row.is(Row.RX_AFTER_ERR));
        var retiring = admission.numbered().and(token.busy().or(token.stolen()).not())
            .and(admission.inError().not().or(again));
        var trimmed = admission.trimmed().or(row.is(Row.RX_TRIM_LOCAL)).or(row.is(Row.RX_NOBUF))
            .or(row.is(Row.RX_RQE_FETCH)).or(row.is(Row.RX_IRD));
        var own = new FatalError(isFatal, decided.arrival().psn(), token.refusal().code());
        return new Exit(packets.flag(retiring), row, packets.flag(admission.acknowledging().not()),
            mux(isFatal, own, token.error()), row.is(Row.RX_NO_RQE), again,
            at(COMMIT, io.packet.value().congested()).and(admission.trimmed().not()), trimmed);
    }

    private static void retire(Io io, Verdict verdict, Exit exit, UInt placements, Optional<RoceRetired> roce) {
        var row = wire(choice(Row.class));
        row.set(exit.row());
        var isNext = verdict.progress().expected().eq(verdict.psn());
        var tooLate = exit.again().and(isNext.not());
        when(tooLate, () -> row.set(Row.RX_QP_STATE));
        when(exit.notReady().and(isNext), () -> row.set(Row.RX_RNR));
        // The next one, but behind one that was refused: what it says was not known.
        roce.ifPresent(_ -> when(exit.row().is(Row.RX_SEQ).and(isNext), () -> row.set(Row.RX_NOBUF)));
        io.row.valid().set(exit.counting());
        io.row.value().set(stage(row));
        var retiring = reg(bool()).init(0);
        retiring.next(exit.retiring().and(tooLate.not()));
        io.retired.valid().set(retiring);
        io.retired.value().set(new Retired(Flow.at(verdict.flow()), verdict.psn(), verdict.outcome(),
            verdict.progress(), exit.error(), exit.notReady(), io.packet.value().ackRequest(),
            io.packet.value().retrans(), exit.congested(), exit.trimmed(),
            new Departure(io.packet.value().sourcePort().trunc(Departure.PATH_BITS), io.packet.value().stamp()),
            placements, roce));
    }

    /**
     * A queue pair's new life: context, the flows that begin in the tracker, what is awaited of responses, then error
     * and progress of requests.
     */
    private void setUp(Io io, ReceiveChecks.Io checks, SackTracker.Io tracker, ErrorTable.Io errors, Bool isFatal,
                       Bool starving) {
        var step = machine(Step.IDLE);
        var verdict = leave(tracker.verdict());
        var isFree = isFatal.not().and(verdict.valid().not());
        var life = io.setup.payload();
        var groups = life.groups();
        var beginning = step.is(Step.IDLE).and(io.setup.valid());
        var isTaken = beginning.and(tracker.setup().ready());
        var isCleared = step.is(Step.PENDING).and(checks.setup().ready());
        step.in(Step.IDLE, () -> when(isTaken.and(groups.receives()), () -> step.go(Step.REQUESTS))
                .elseWhen(isTaken.and(groups.sends()), () -> step.go(Step.RESPONSES)))
            .in(Step.REQUESTS, () -> when(tracker.setupDone(), () ->
                when(groups.sends(), () -> step.go(Step.BETWEEN)).otherwise(() -> step.go(Step.ERRORS))))
            .in(Step.BETWEEN, () -> when(tracker.setup().ready(), () -> step.go(Step.RESPONSES)))
            .in(Step.RESPONSES, () -> when(tracker.setupDone(), () -> step.go(Step.PENDING)))
            .in(Step.PENDING, () -> when(isCleared, () ->
                when(groups.receives(), () -> step.go(Step.ERRORS)).otherwise(() -> step.go(Step.IDLE))))
            .in(Step.ERRORS, () -> when(isFree, () -> step.go(Step.IDLE)));
        starving.next(StolenSlots.wanted(step.is(Step.ERRORS), isFree).or(io.wanted));
        var qp = life.qp();
        var psn = life.receivePsn();
        var isSecond = step.is(Step.BETWEEN).or(groups.receives().not());
        var ending = step.is(Step.ERRORS).and(isFree);
        io.setup.ready().set(ending.or(isCleared.and(groups.receives().not()))
            .or(step.is(Step.IDLE).and(groups.some().not())));
        tracker.setup().valid().set(beginning.and(groups.some()).or(step.is(Step.BETWEEN)));
        tracker.setup().payload().set(new Setup(new Flow(qp, isSecond).index(),
            mux(isSecond, life.responseReceivePsn(), psn)));
        checks.setup().valid().set(step.is(Step.PENDING));
        checks.setup().payload().set(qp);
        checks.context().valid().set(beginning);
        checks.context().value().set(life.terms());
        var none = lit(0, 24);
        var marks = io.marks.payload();
        io.marks.ready().set(isFatal.or(ending).not());
        errors.mark().valid().set(ending.or(io.marks.valid().and(isFatal.not())));
        errors.mark().value().set(mux(ending, new ErrorMark(qp, new FatalError(lit(false), none,
            lit(0, FatalError.CODE_BITS))), marks));
        var itsFlow = Flow.at(verdict.value().flow());
        checks.progress().valid().set(verdict.valid().and(itsFlow.responses().not()).or(ending));
        checks.progress().value().set(mux(verdict.valid(),
            new ProgressWrite(itsFlow.qp(), verdict.value().progress()),
            new ProgressWrite(qp, Progress.beginning(psn, parameters.firstMessages()))));
    }
}
