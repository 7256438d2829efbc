package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.Arrival;
import rnic.messages.Departure;
import rnic.messages.Flow;
import rnic.messages.GoneNotice;
import rnic.messages.Jump;
import rnic.messages.MessageCount;
import rnic.protocol.RnicParameters;

/**
 * Whose packet is next, and whether it is one that is to be sent again: from the turn of a flow to the hand-over to the
 * {@link PacketDraft}, 3 cycles. If packets of its queue pair wait to be sent again the send window is asked for one,
 * of the flow that has the turn first; behind a report of losses in advance.
 */
final class FlowChoice {
    enum Step { IDLE, READING, LOADED, ASKING, RETURNING }

    final Machine<Step> step;
    final Flow flow;
    /** Space of the flow that has the turn: the other one may have packets to be sent again. */
    final Bool granted;
    final Bool paced;
    final Bool retrans;
    final UInt resendPsn;
    final Bool tailProbe;
    /** Where congestion is controlled: path that it took last. */
    final Optional<UInt> resendPath;
    /** Its life has ended: another one has begun since the tables were read. */
    final Bool isPast;
    /** Packets outstanding. */
    final UInt inFlight;
    /** Messages outstanding, without the next one. */
    final UInt inWork;
    /** Requests on chip or responses that can be sent, from the one of the next message on. */
    final UInt available;
    /** The packet to be sent again has been acknowledged. */
    final Bool isDone;
    /** It is the last one, acknowledged like all others, and goes again because Reads are open: is the peer there? */
    final Bool asksAgain;
    /** Reads and atomics that are not answered. */
    final UInt openReads;
    /** Some are not answered, or what they have brought does not lie in host memory. */
    final Bool hasReads;
    /** Of the packet sent again, from the oldest incomplete message. */
    final UInt distance;
    /** Where congestion is controlled: packets on their way. */
    final Optional<UInt> onTheWay;
    /** And the most that may be. */
    final Optional<UInt> limit;
    /** Of RoCEv2, in a NIC that may speak it: the sender is not where it is to be. */
    final Optional<Away> away;
    /** Who keeps the turn, since nobody else waits for it. */
    final Bool staying;
    final Flow stayer;

    /**
     * A sender of RoCEv2 that is told to go back to its oldest packet, or that is behind it: it goes on from there. All
     * is of one cycle: what is told later has another turn, and is done later.
     *
     * @param told      to go back
     * @param begun     the message of that packet
     * @param following and the one behind that
     * @param repeats   the message where the sender is has begun before
     * @param further   and the one behind that
     * @param available requests on chip from that one on
     * @param flight    PSNs from that packet to the next one; a Read takes as many as its response has packets
     * @param psn       of that packet
     * @param msn       of its message
     * @param po        packet index in that message
     * @param turn      of the jump there
     */
    record Away(Bool told, Bool begun, Bool following, Bool repeats, Bool further, UInt available, UInt flight, UInt psn,
                UInt msn, UInt po, UInt turn) {
        private Away(RnicParameters parameters) {
            this(reg(bool()).named("told_back"), reg(bool()).named("oldest_begun"),
                reg(bool()).named("second_begun"), reg(bool()).named("repeats_message"), reg(bool()).named("repeats_next"),
                reg(uint(MessageCount.openBits(parameters))).named("oldest_available"),
                reg(uint(Arrival.PSN_BITS)).named("oldest_flight"), reg(uint(Arrival.PSN_BITS)).named("oldest_psn"),
                reg(uint(24)).named("oldest_msn"), reg(uint(24)).named("oldest_po"),
                reg(uint(Jump.TURN_BITS)).named("oldest_turn"));
        }
    }

    private final RnicParameters parameters;
    private final Bool asked;
    /** PSN behind the packet to be sent again. */
    private final UInt resendNext;
    private UInt messageSlot;

    FlowChoice(RnicParameters parameters) {
        this.parameters = parameters;
        step = machine(Step.IDLE).named("choice");
        flow = reg(Flow.of(parameters)).named("flow");
        granted = reg(bool()).named("granted");
        paced = reg(bool()).named("paced");
        retrans = reg(bool()).named("retrans");
        resendPsn = reg(uint(24)).named("resend_psn");
        tailProbe = reg(bool()).named("tail_probe");
        resendPath = parameters.congestion().map(_ -> reg(uint(Departure.SLOT_BITS)).named("resend_path"));
        isPast = reg(bool()).named("is_past");
        inFlight = reg(uint(SendTables.Window.unaBits(parameters))).named("in_flight");
        inWork = reg(uint(MessageCount.openBits(parameters))).named("in_work");
        available = reg(uint(MessageCount.openBits(parameters))).named("available");
        isDone = reg(bool()).named("is_done");
        asksAgain = reg(bool()).named("asks_again");
        resendNext = reg(uint(inFlight.width())).named("resend_next");
        openReads = reg(uint(ReadLedger.openBits(parameters))).named("open_reads");
        hasReads = reg(bool()).named("unseen_reads");
        distance = reg(uint(log2Ceil(parameters.messages()))).named("distance");
        onTheWay = parameters.congestion().map(_ -> reg(uint(inFlight.width())).named("on_the_way"));
        limit = parameters.congestion().map(_ -> reg(uint(GoneNotice.bits(parameters.window()))).named("limit"));
        away = parameters.withRoce(() -> new Away(parameters));
        staying = reg(bool()).init(0).named("staying");
        stayer = reg(Flow.of(parameters)).named("stayer");
        asked = reg(bool()).named("asked");
    }

    /** What is taken in this cycle: who keeps the turn, else who is next, if there is room for a packet. */
    void choose(TxScheduler.Io io, SendTables.Io tables, ReadLedger.Io ledger, SeenReads.Io seen,
                Pacer.Io pacer, Bool handing) {
        var idle = step.is(Step.IDLE);
        var next = pacer.next();
        var mayTake = idle.and(io.room()).and(pacer.crowded().not());
        next.ready().set(mayTake.and(staying.not()));
        var chosen = mux(staying, stayer, Flow.at(next.payload().flow()));
        tables.flow().set(mux(idle, chosen, flow));
        tables.psn().set(mux(step.is(Step.ASKING), io.resend().value().psn(), resendPsn)
            .trunc(log2Ceil(parameters.window())));
        messageSlot = mux(retrans, tables.packet().slot(),
            tables.row().msn().minus(1).trunc(log2Ceil(parameters.messages())));
        tables.slot().set(messageSlot);
        ignore(io.resend().value().flow());

        var taking = mayTake.and(staying.or(next.valid()));
        when(idle, () -> {
            flow.next(chosen);
            granted.next(chosen.responses());
            paced.next(next.payload().paced().and(staying.not()));
            retrans.next(false);
        });
        when(taking, () -> staying.next(false));
        ledger.qp().set(tables.flow().qp());
        seen.qp().set(tables.flow().qp());
        measure(tables, ledger, seen);
        ask(io, tables, taking, handing);
        check(handing.not().or(past(past(tables.flow().index())).eq(flow.index())),
            "what is handed over is what was read for its flow");
    }

    /** Of the message, where its packet is looked up: in the last cycle here and the one behind it. */
    UInt slot() {
        return messageSlot;
    }

    /** The packet is handed over in this cycle if the draft of the one before is done. */
    Bool handing(TxScheduler.Io io, SendTables.Io tables, Bool isFree) {
        var nothing = step.is(Step.ASKING).and(io.nothing()).and(io.resend().valid().not())
            .and(flow.responses().eq(granted));
        return isFree.and(nothing.or(step.is(Step.LOADED).and(wanting(tables).not())));
    }

    /** The window is to be asked: packets of the queue pair wait to be sent again. */
    private Bool wanting(SendTables.Io tables) {
        return tables.again().or(tables.otherAgain()).and(retrans.or(asked).not());
    }

    /** The tables have been read: distances. */
    private void measure(SendTables.Io tables, ReadLedger.Io ledger, SeenReads.Io seen) {
        var row = tables.row();
        var window = tables.window();
        int bits = inWork.width();
        var reads = ledger.row().reads().trunc(openReads.width());
        when(step.is(Step.LOADED).or(step.is(Step.ASKING)), () -> {
            var una = window.una();
            inFlight.next(row.psn().trunc(una.width()).minus(una));
            tables.flight().ifPresent(flight -> {
                onTheWay.orElseThrow().next(row.psn().trunc(una.width()).minus(flight.settled()));
                limit.orElseThrow().next(flight.limit());
            });
            // a + not b is a - b - 1
            inWork.next(row.msn().trunc(bits).plus(window.messages().not()));
            available.next(tables.available().minus(row.msn().trunc(bits)).plus(1));
            away.ifPresent(it -> {
                var oldest = tables.oldest().orElseThrow();
                it.told.next(oldest.turn().ne(row.turn().orElseThrow()));
                var begun = row.begun().orElseThrow();       // behind a jump some before it begin again
                it.begun.next(begun.minus(oldest.msn().trunc(bits)).msb().not());
                it.following.next(begun.plus(oldest.msn().trunc(bits).not()).msb().not());
                it.repeats.next(begun.minus(row.msn().trunc(bits)).msb().not());
                it.further.next(begun.plus(row.msn().trunc(bits).not()).msb().not());
                it.available.next(tables.available().minus(oldest.msn().trunc(bits)).plus(1));
                it.flight.next(row.psn().minus(oldest.psn()));
                it.psn.next(oldest.psn());
                it.msn.next(oldest.msn());
                it.po.next(oldest.po());
                it.turn.next(oldest.turn());
            });
            openReads.next(reads.minus(ledger.answered()));
            hasReads.next(ledger.row().reads().ne(seen.seen()));
            // Whatever is older than the last packet may have been completed, and have left its place.
            var hasOpen = reads.ne(ledger.answered());
            var isAsking = resendNext.eq(una).and(row.psn().trunc(una.width()).eq(una)).and(hasOpen)
                .and(flow.responses().not());
            asksAgain.next(isAsking);
            isDone.next(resendPsn.trunc(una.width()).minus(una).msb().and(isAsking.not()));
            distance.next(tables.packet().slot().minus(window.messages().trunc(distance.width())));
        });
    }

    private void ask(TxScheduler.Io io, SendTables.Io tables, Bool taking, Bool handing) {
        var reported = reg(bool()).init(0).named("reported");
        var reportedFlow = reg(Flow.of(parameters)).named("reported_flow");
        var isReported = reported.and(reportedFlow.index().eq(flow.index())).and(retrans.or(asked).not());
        var urgent = step.is(Step.READING).and(isReported);
        var wanting = step.is(Step.LOADED).and(wanting(tables));
        when(io.losses().valid(), () -> {
            reported.next(true);
            reportedFlow.next(io.losses().value());
        }).elseWhen(urgent, () -> reported.next(false));

        var asking = reg(bool()).init(0).named("asking");
        when(urgent.or(wanting), () -> asking.next(true)).elseWhen(io.ask().ready(), () -> asking.next(false));
        io.ask().valid().set(asking);
        io.ask().payload().set(flow);
        when(urgent.or(wanting), () -> asked.next(true)).elseWhen(step.is(Step.IDLE), () -> asked.next(false));

        step.in(Step.IDLE, () -> when(taking, () -> step.go(Step.READING)))
            .in(Step.READING, () -> when(urgent, () -> step.go(Step.ASKING)).otherwise(() -> step.go(Step.LOADED)))
            .in(Step.LOADED, () -> when(wanting, () -> {
                    flow.responses().next(flow.responses().xor(tables.again().not()));
                    step.go(Step.ASKING);
                }).elseWhen(handing, () -> step.go(Step.IDLE)))
            .in(Step.ASKING, () -> {
                resendPsn.next(io.resend().value().psn());
                resendNext.next(io.resend().value().psn().trunc(resendNext.width()).plus(1));
                tailProbe.next(io.resend().value().ackRequest());
                resendPath.ifPresent(path -> path.next(io.resend().value().path().orElseThrow()));
                when(io.resend().valid(), () -> {
                    retrans.next(true);
                    step.go(Step.READING);
                }).elseWhen(handing, () -> step.go(Step.IDLE))
                    .elseWhen(io.nothing(), () -> {
                        flow.responses().next(granted);
                        when(flow.responses().eq(granted), () -> step.go(Step.LOADED))
                            .otherwise(() -> step.go(Step.RETURNING));
                    });
            })
            // Back to the flow that has the turn: its tables are read anew, which takes two cycles.
            .in(Step.RETURNING, () -> step.go(Step.READING));
    }
}
