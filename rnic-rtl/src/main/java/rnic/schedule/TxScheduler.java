package rnic.schedule;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Machine;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.ContextWrite;
import rnic.context.Failure;
import rnic.context.RateWrite;
import rnic.context.MrWrite;
import rnic.context.Settings;
import rnic.context.StateWrite;
import rnic.messages.Resend;
import rnic.messages.ResendNotice;
import rnic.messages.SendNotice;
import rnic.messages.SendWqe;
import rnic.messages.Sent;
import rnic.messages.Transmission;
import rnic.messages.WindowUpdate;
import rnic.messages.WqeLookup;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Chooses the next data packet: of the queue pair whose turn it is one that is to be sent again, for which the send
 * window is asked, else a new one. New packets wait for the peer's window, for the message window and for their request
 * to come on chip; whose rate does not allow a packet has no turn ({@link Pacer}). Packets sent again take the next
 * path. 7 cycles per new packet, {@value #AGAIN} per packet sent again; 13 from a hint to the transmission. A new life
 * begins within 60 cycles, whatever is waited for. Sources: reliability sections 5, 6 and 8, wire sections 7, 11
 * and 12.
 */
@Doc("Chooses the next data packet of the queue pair whose turn it is: sent again first, then new.")
public record TxScheduler(RnicParameters parameters) implements Circuit<TxScheduler.Io> {
    /** Bytes on the wire beside the payload: Write over IPv4, with preamble and gap. */
    private static final int OVERHEAD = 106;
    private static final int SMALLEST_MTU = 256;
    /** Cycles per packet sent again, alone: those of a turn, and those in which the send window is asked. */
    static final int AGAIN = 22;

    public record Io(
        Stream<ContextWrite> setup,
        @Doc("of queue pairs that live; taken within 60 cycles") Stream<RateWrite> rate,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        Settings settings,
        @Doc("time in 1/16 us") UInt now,
        @Doc("requests that came on chip") Valid<SendNotice> notice,
        @Doc("what the peer has acknowledged") Valid<WindowUpdate> update,
        @Doc("who has packets that wait to be sent again") Valid<ResendNotice> resends,
        @Doc("may have some in a moment: its acknowledgement reports losses") Valid<UInt> losses,
        @Doc("whose next packet to be sent again is asked for; one of the two answers follows") Stream<UInt> ask,
        Valid<Resend> resend,
        @Doc("none waits any more") Bool nothing,
        WqeLookup lookup,
        @Doc("two cycles later") SendWqe wqe,
        @Doc("it is what was looked up; else another look-up went first, and the next cycle has it") Bool wqeScheduled,
        @Doc("a packet may be chosen: there is room for its payload") Bool room,
        Stream<Transmission> transmissions,
        @Doc("also of packets that were not transmitted because their message is bad") Stream<Sent> sent,
        Stream<Failure> failures
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Stream.of(RateWrite.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MrWrite.of(parameters))), p.in(Settings.SHAPE), p.in(uint(32)),
            p.in(Valid.of(SendNotice.of(parameters))), p.in(Valid.of(WindowUpdate.of(parameters))),
            p.in(Valid.of(ResendNotice.of(parameters))), p.in(Valid.of(qp)), p.out(Stream.of(qp)),
            p.in(Valid.of(Resend.of(parameters))), p.in(bool()), 
            p.out(WqeLookup.of(parameters)), p.in(SendWqe.SHAPE), p.in(bool()), p.in(bool()),
            p.out(Stream.of(Transmission.of(parameters))), p.out(Stream.of(Sent.of(parameters))),
            p.out(Stream.of(Failure.of(parameters))));
    }

    /** What the scheduler is doing: one packet after the other. */
    enum Step { IDLE, READING, LOADED, ASKING, CHECKING, NUMBERING, SHIFTING, SIZING, CUTTING, SENDING }

    /** The packet that is being chosen, in registers. */
    private record Draft(
        UInt qp, @Doc("has a rate") Bool paced, Bool retrans, UInt resendPsn, Bool tailProbe,
        @Doc("its life has ended: another one has begun since the tables were read") Bool isPast,
        @Doc("packets outstanding") UInt inFlight,
        @Doc("messages outstanding, this one included") UInt inWork,
        @Doc("requests on chip, from the one of this message on") UInt available,
        @Doc("the packet to be sent again has been acknowledged") Bool isDone,
        Bool mayNew, Bool mayAgain, Bool mayFollow, Bool mayBegin,
        @Doc("oldest incomplete message") UInt first,
        @Doc("of the packet sent again, from the oldest incomplete message") UInt distance,
        UInt msn, UInt po, UInt rqmsn, UInt path, UInt offset, UInt remaining, UInt length, Bool last,
        @Doc("kept, since its place may be taken by another while the packet waits for the builder") SendWqe wqe
    ) {}

    private Draft draft() {
        return new Draft(reg(uint(indexWidth(parameters.queuePairs()))).named("qp"), reg(bool()).named("paced"),
            reg(bool()).named("retrans"),
            reg(uint(24)).named("resend_psn"), reg(bool()).named("tail_probe"), reg(bool()).named("is_past"),
            reg(uint(log2Ceil(parameters.window()) + 2)).named("in_flight"), reg(uint(messageBits())).named("in_work"),
            reg(uint(messageBits())).named("available"), reg(bool()).named("is_done"),
            reg(bool()).named("may_new"), reg(bool()).named("may_again"), reg(bool()).named("may_follow"),
            reg(bool()).named("may_begin"), reg(uint(24)).named("first"),
            reg(uint(log2Ceil(parameters.messages()))).named("distance"), reg(uint(24)).named("msn"),
            reg(uint(24)).named("po"), reg(uint(24)).named("rqmsn"),
            reg(uint(4)).named("path"), reg(uint(32)).named("offset"), reg(uint(32)).named("remaining"),
            reg(uint(13)).named("length"), reg(bool()).named("last"),
            reg(SendWqe.SHAPE).named("draft_wqe"));
    }

    /** Enough to count messages outstanding and one more. */
    private int messageBits() {
        return log2Ceil(parameters.messages()) + 2;
    }

    /** The queue pairs that may have something to send; one that is alone stays. */
    private record Grant(Pacer.Io pacer, Bool staying) {
        Bool valid() {
            return staying.or(pacer.next().valid());
        }
    }

    @Override public void body(Io io) {
        registeredReset();
        var step = machine(Step.IDLE);
        var tables = instance(new SendTables(parameters));
        var builder = instance(new SegmentBuilder(parameters));
        var pacer = instance(new Pacer(parameters.queuePairs(), 5));
        var draft = draft();
        var grant = new Grant(pacer, reg(bool()).init(0).named("staying"));
        connect(io, tables, builder);
        begin(io, step, draft, tables, pacer);
        choose(io, step, draft, tables, grant);
        load(step, draft, tables, ask(io, step, draft, tables));
        permit(step, draft, tables);
        size(io, step, draft, tables);
        send(step, draft, tables, builder, grant);

        pacer.now().set(io.now.trunc(TimingWheel.TIME_BITS));
        pacer.burst().set(io.settings.burst());
        ignore(io.now, io.settings);
        hint(pacer, 0, io.notice.valid(), io.notice.value().qp());
        hint(pacer, 1, io.losses.valid(), io.losses.value());
        hint(pacer, 2, io.update.valid(), io.update.value().flow().qp());
        hint(pacer, 3, io.resends.valid().and(io.resends.value().waiting()), io.resends.value().flow().qp());
        var state = io.state.value().state();                // the clearing after reset tells of every queue pair
        var opening = state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD));
        hint(pacer, 4, io.state.valid().and(opening), io.state.value().qp());
    }

    /**
     * A new life begins at once, whatever is waited for; a packet of the old one goes nowhere. A new rate does so too,
     * and only the pacer hears of it.
     */
    private static void begin(Io io, Machine<Step> step, Draft draft, SendTables.Io tables, Pacer.Io pacer) {
        var context = io.setup.payload().context();
        var mayWrite = tables.rowWrite().valid().not();      // the table of rows has one write port
        var beginning = io.setup.valid();
        var changed = io.rate.payload();
        pacer.rate().mayChange("a life goes before a rate that waits").valid()
            .set(mux(beginning, mayWrite, io.rate.valid()));
        pacer.rate().payload().set(new TokenBuckets.Rate(mux(beginning, io.setup.payload().qp(), changed.qp()),
            mux(beginning, context.rate(), changed.rate()), beginning));
        io.setup.ready().set(pacer.rate().ready().and(mayWrite));
        io.rate.ready().set(pacer.rate().ready().and(beginning.not()));
        tables.setup().valid().set(io.setup.fires());
        var ending = io.setup.fires().and(io.setup.payload().qp().eq(tables.qp()));
        draft.isPast.next(ending.or(draft.isPast.and(step.is(Step.IDLE).not())));
    }

    /**
     * Whose turn it is. A late choice keeps few packets between the choice and the wire, which a packet sent again has
     * to wait for.
     */
    private void choose(Io io, Machine<Step> step, Draft draft, SendTables.Io tables, Grant grant) {
        var idle = step.is(Step.IDLE);
        var next = grant.pacer.next();
        tables.qp().set(mux(idle.and(grant.staying.not()), next.payload().qp(), draft.qp));
        tables.psn().set(mux(step.is(Step.ASKING), io.resend.value().psn(),
            mux(draft.retrans, draft.resendPsn, tables.row().psn())).trunc(log2Ceil(parameters.window())));
        var slot = mux(draft.retrans, tables.packet().slot(),
            tables.row().msn().minus(1).trunc(log2Ceil(parameters.messages())));
        tables.slot().set(slot);
        io.lookup.set(new WqeLookup(draft.qp, slot));

        next.ready().set(idle.and(io.room).and(grant.staying.not()));
        step.in(Step.IDLE, () -> {
                draft.qp.next(tables.qp());
                draft.paced.next(next.payload().paced().and(grant.staying.not()));
                draft.retrans.next(false);
                when(io.room.and(grant.valid()), () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.LOADED));
    }

    /**
     * What is to be sent again is asked for before anything new is sent; behind a report of losses in advance. Returns
     * whether there is a question.
     */
    private static Bool ask(Io io, Machine<Step> step, Draft draft, SendTables.Io tables) {
        var reported = reg(bool()).init(0).named("reported");
        var reportedQp = reg(io.losses.value().shape()).named("reported_qp");
        var asking = reg(bool()).init(0).named("asking");
        var isAsked = reg(bool()).named("is_asked");
        var urgent = step.is(Step.READING).and(draft.retrans.not()).and(reported).and(reportedQp.eq(draft.qp));
        var waiting = step.is(Step.LOADED).and(draft.retrans.not()).and(isAsked.not()).and(tables.again());
        when(io.losses.valid(), () -> {
            reported.next(true);
            reportedQp.next(io.losses.value());
        }).elseWhen(urgent, () -> reported.next(false));
        when(urgent.or(waiting), () -> asking.next(true)).elseWhen(io.ask.ready(), () -> asking.next(false));
        isAsked.next(urgent);
        io.ask.valid().set(asking);
        io.ask.payload().set(draft.qp);
        step.in(Step.ASKING, () -> {
                draft.resendPsn.next(io.resend.value().psn());
                draft.tailProbe.next(io.resend.value().ackRequest());
                when(io.resend.valid(), () -> {
                    draft.retrans.next(true);
                    step.go(Step.READING);
                }).elseWhen(io.nothing, () -> step.go(Step.CHECKING));
            });
        ignore(io.resend.value().flow());
        return isAsked.or(waiting);
    }

    private static void connect(Io io, SendTables.Io tables, SegmentBuilder.Io builder) {
        tables.setup().value().set(io.setup.payload());
        tables.state().set(io.state);
        tables.update().set(io.update);
        tables.notice().set(io.notice);
        tables.resends().set(io.resends);
        builder.state().set(io.state);
        builder.mr().set(io.mr);
        link(io.transmissions, builder.transmissions());
        link(io.sent, builder.sent());
        link(io.failures, builder.failures());
    }

    /** The tables have been read: distances. */
    private void load(Machine<Step> step, Draft draft, SendTables.Io tables, Bool asking) {
        var row = tables.row();
        var window = tables.window();
        int bits = messageBits();
        var slotBits = log2Ceil(parameters.messages());
        step.in(Step.LOADED, () -> {
            draft.inFlight.next(row.psn().minus(window.una()).trunc(log2Ceil(parameters.window()) + 2));
            draft.inWork.next(row.msn().minus(window.messages()).trunc(bits));
            draft.available.next(tables.fetched().trunc(bits).minus(row.msn().trunc(bits)).plus(1));
            draft.isDone.next(draft.resendPsn.minus(window.una()).msb());
            draft.first.next(window.messages().plus(1));
            draft.distance.next(tables.packet().slot().minus(window.messages().trunc(slotBits)));
            when(asking, () -> step.go(Step.ASKING)).otherwise(() -> step.go(Step.CHECKING));
        });
    }

    /** What may be sent; of a packet sent again, which one it was. */
    private void permit(Machine<Step> step, Draft draft, SendTables.Io tables) {
        var row = tables.row();
        var context = tables.context();
        var state = tables.queuePairState();
        var isReady = state.is(QueuePairState.RTS);
        var isOpen = isReady.or(state.is(QueuePairState.SQD));
        var begun = row.po().ne(0);
        int bits = draft.inWork.width();
        int rqmsnBits = SendTables.Message.rqmsnBits(parameters);
        var since = stage(draft.rqmsn.trunc(rqmsnBits).minus(tables.message().rqmsn()));
        var most = (bits < 8 ? context.messageLimit().trunc(bits) : context.messageLimit().zext(bits)).plus(1);
        var inWindow = draft.inFlight.lt(context.window().trunc(draft.inFlight.width()));
        var hasMessage = begun.or(isReady.and(draft.available.ne(0)).and(draft.inWork.le(most)));

        step.in(Step.CHECKING, () -> {
                draft.mayNew.next(isOpen.and(tables.window().rnrWait().not()).and(inWindow).and(hasMessage));
                draft.mayAgain.next(isOpen.and(draft.isDone.not()));
                draft.mayFollow.next(draft.inFlight.plus(1).lt(context.window().trunc(draft.inFlight.width())));
                draft.mayBegin.next(isReady.and(draft.available.gt(1)).and(draft.inWork.lt(most)));
                draft.msn.next(mux(draft.retrans, draft.first, row.msn()));
                draft.po.next(row.po());
                draft.rqmsn.next(row.rqmsn());
                draft.path.next(mux(draft.retrans, tables.packet().path(), row.path()));
                draft.offset.next(shifted(row.po(), context.mtuCode()));
                when(draft.retrans, () -> step.go(Step.NUMBERING)).otherwise(() -> step.go(Step.SIZING));
            })
            .in(Step.NUMBERING, () -> {
                draft.msn.next(draft.msn.plus(draft.distance.zext(24)));
                draft.po.next(draft.resendPsn.minus(tables.message().first()));
                draft.path.next(after(draft.path, context.lastPath()));
                when(draft.mayAgain, () -> step.go(Step.SHIFTING)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.SHIFTING, () -> {
                draft.offset.next(shifted(draft.po, context.mtuCode()));
                draft.rqmsn.next(draft.rqmsn.minus(since.zext(24)));
                step.go(Step.SIZING);
            });
    }

    private static UInt shifted(UInt packets, UInt code) {
        return packets.zext(32).shl(8).shl(code);
    }

    private static UInt after(UInt path, UInt last) {
        return mux(path.ge(last), lit(0, 4), path.plus(1));
    }

    /** How long the payload is, and whether the message ends with it. */
    private void size(Io io, Machine<Step> step, Draft draft, SendTables.Io tables) {
        var mtu = reg(uint(13));
        mtu.next(lit(SMALLEST_MTU, 13).shl(tables.context().mtuCode()));
        step.in(Step.SIZING, () -> {
                draft.remaining.next(io.wqe.length().minus(draft.offset));
                draft.wqe.next(io.wqe);
                when(draft.retrans.or(draft.mayNew), () -> when(io.wqeScheduled, () -> step.go(Step.CUTTING)))
                    .otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.CUTTING, () -> {
                var fitting = draft.remaining.le(mtu.zext(32));
                draft.last.next(fitting);
                draft.length.next(mux(fitting, draft.remaining.trunc(13), mtu));
                step.go(Step.SENDING);
            });
    }

    /** The packet is sent, what it changes is written, and its queue pair handed back unless it is alone and goes on. */
    private void send(Machine<Step> step, Draft draft, SendTables.Io tables, SegmentBuilder.Io builder, Grant grant) {
        var row = tables.row();
        var sending = step.is(Step.SENDING).and(draft.isPast.not());
        var sent = sending.and(builder.segments().ready());
        var done = step.is(Step.SENDING).and(draft.isPast.or(builder.segments().ready()));
        step.in(Step.SENDING, () -> when(done, () -> step.go(Step.IDLE)));

        check(step.is(Step.SENDING).not().or(draft.length.le(4096)), "no packet is longer than 4 KiB");
        var beginning = draft.po.eq(0);
        var isNew = draft.retrans.not();
        var wqe = draft.wqe;
        var more = more(draft);
        builder.segments().mayChange("a packet of a life that ends is not sent").valid().set(sending);
        builder.segments().payload().set(new Segment(draft.qp, wqe, tables.context().pd(),
            mux(draft.retrans, draft.resendPsn, row.psn()), draft.msn, draft.po, draft.rqmsn, draft.offset,
            draft.length,
            beginning, draft.last, draft.retrans, draft.last.or(more.not()).or(draft.retrans.and(draft.tailProbe)),
            more,
            draft.msn.eq(draft.first), draft.path));

        var moving = sent.and(isNew);
        var finishing = moving.and(draft.last);
        var consuming = finishing.and(wqe.consumesReceive());
        var next = reg(SendRow.SHAPE);                       // if the packet is new and ends its message
        next.next(new SendRow(row.psn().plus(1), row.msn().plus(1), row.po().plus(1), row.rqmsn().plus(1),
            after(row.path(), tables.context().lastPath())));
        tables.rowWrite().valid().set(moving);
        tables.rowWrite().value().set(new SendRow(next.psn(), mux(finishing, next.msn(), row.msn()),
            next.po().gate(draft.last.not()), mux(consuming, next.rqmsn(), row.rqmsn()), next.path()));
        tables.packetWrite().valid().set(sent);
        tables.packetWrite().value().set(new SendTables.Packet(tables.slot(), draft.path));
        tables.messageWrite().valid().set(moving.and(beginning));
        tables.messageWrite().value().set(new SendTables.Message(row.psn(),
            row.rqmsn().trunc(SendTables.Message.rqmsnBits(parameters))));

        var again = sent.and(more);
        var keepsTurn = again.and(draft.paced.not()).and(grant.pacer.alone());
        var gaveUp = step.is(Step.NUMBERING).and(draft.mayAgain.not())
            .or(step.is(Step.SIZING).and(draft.retrans.or(draft.mayNew).not()));
        when(keepsTurn, () -> grant.staying.next(true)).elseWhen(step.is(Step.READING),
            () -> grant.staying.next(false));
        grant.pacer.served().valid().set(gaveUp.or(done.and(keepsTurn.not())));
        grant.pacer.served().value().set(new Pacer.Served(draft.qp, draft.paced, sent,
            draft.length.plus(OVERHEAD), again.or(step.is(Step.NUMBERING).and(draft.mayNew))));
    }

    /** Another new packet may follow at once. */
    private static Bool more(Draft draft) {
        var following = draft.mayFollow.and(draft.last.not().or(draft.mayBegin));
        return mux(draft.retrans, draft.mayNew, following);
    }

    private static void hint(Pacer.Io pacer, int source, Bool valid, UInt qp) {
        pacer.hints().at(source).valid().set(valid);
        pacer.hints().at(source).value().set(qp);
    }
}
