package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.machine;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.registeredReset;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Machine;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.csr.Settings;
import rnic.host.ContextWrite;
import rnic.host.Failure;
import rnic.host.QueuePairState;
import rnic.host.RegionWrite;
import rnic.host.SendNotice;
import rnic.host.SendRequest;
import rnic.host.StateWrite;
import rnic.tx.Transmission;

/**
 * Chooses the next data packet: one that {@link Resend} asks for, else a new one of the queue pair whose turn it is.
 * New packets wait for the peer's window, for the message window, for their request to come on chip, and for tokens of
 * the queue pair's rate; packets sent again are charged but not held up, and take the next path. 7 cycles per new
 * packet, 9 per packet sent again; 13 from a hint to the transmission. Sources: reliability sections 5, 6 and 8, wire
 * sections 7, 11 and 12.
 */
@Doc("Chooses the next data packet: sent again first, then new ones in turn.")
public record TxScheduler(RnicParameters parameters) implements Circuit<TxScheduler.Io> {
    /** Bytes on the wire beside the payload: Write over IPv4, with preamble and gap. */
    private static final int OVERHEAD = 106;
    private static final int SMALLEST_MTU = 256;

    public record Io(
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        Valid<RegionWrite> region,
        Settings settings,
        @Doc("time in 1/16 us") UInt now,
        @Doc("requests that came on chip") Valid<SendNotice> notice,
        @Doc("what the peer has acknowledged") Valid<WindowUpdate> update,
        @Doc("packets to be sent again") Stream<Resend> resend,
        @Doc("queue pair of the look-up") UInt readQp,
        @Doc("slot of the look-up") UInt readSlot,
        @Doc("two cycles later") SendRequest request,
        @Doc("a packet may be chosen: there is room for its payload") Bool room,
        Stream<Transmission> transmissions,
        @Doc("also of packets that were not transmitted because their message is bad") Stream<Sent> sent,
        Stream<Failure> failures
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var qp = uint(indexWidth(parameters.queuePairs()));
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(RegionWrite.of(parameters))), p.in(Settings.SHAPE), p.in(uint(32)),
            p.in(Valid.of(SendNotice.of(parameters))), p.in(Valid.of(WindowUpdate.of(parameters))),
            p.in(Stream.of(Resend.of(parameters))), p.out(qp), p.out(uint(log2Ceil(parameters.messages()))),
            p.in(SendRequest.SHAPE), p.in(bool()), p.out(Stream.of(Transmission.of(parameters))),
            p.out(Stream.of(Sent.of(parameters))), p.out(Stream.of(Failure.of(parameters))));
    }

    /** What the scheduler is doing: one packet after the other. */
    enum Step { IDLE, READING, LOADED, CHECKING, NUMBERING, SHIFTING, SIZING, CUTTING, GOING }

    /** The packet that is being chosen, in registers. */
    private record Draft(
        UInt qp, Bool retrans, UInt resendPsn, Bool probe,
        @Doc("its life has ended: another one has begun since the tables were read") Bool isPast,
        @Doc("packets outstanding") UInt inFlight,
        @Doc("messages outstanding, this one included") UInt inWork,
        @Doc("requests on chip, from the one of this message on") UInt available,
        @Doc("the packet to be sent again has been acknowledged") Bool isDone,
        Bool mayNew, Bool mayAgain, Bool mayFollow, Bool mayBegin,
        @Doc("oldest incomplete message") UInt first,
        @Doc("of the packet sent again, from the oldest incomplete message") UInt distance,
        UInt msn, UInt po, UInt path, UInt offset, UInt remaining, UInt length, Bool last,
        @Doc("kept, since its place may be taken by another while the packet waits for the builder") SendRequest request
    ) {}

    private Draft draft() {
        return new Draft(reg(uint(indexWidth(parameters.queuePairs()))).named("qp"), reg(bool()).named("retrans"),
            reg(uint(24)).named("resend_psn"), reg(bool()).named("probe"), reg(bool()).named("is_past"),
            reg(uint(log2Ceil(parameters.window()) + 2)).named("in_flight"), reg(uint(messageBits())).named("in_work"),
            reg(uint(messageBits())).named("available"), reg(bool()).named("is_done"),
            reg(bool()).named("may_new"), reg(bool()).named("may_again"), reg(bool()).named("may_follow"),
            reg(bool()).named("may_begin"), reg(uint(24)).named("first"),
            reg(uint(log2Ceil(parameters.messages()))).named("distance"), reg(uint(24)).named("msn"),
            reg(uint(24)).named("po"),
            reg(uint(4)).named("path"), reg(uint(32)).named("offset"), reg(uint(32)).named("remaining"),
            reg(uint(13)).named("length"), reg(bool()).named("last"),
            reg(SendRequest.SHAPE).named("request_kept"));
    }

    /** Enough to count messages outstanding and one more. */
    private int messageBits() {
        return log2Ceil(parameters.messages()) + 2;
    }

    /** The queue pairs that may have something to send; one that is alone stays. */
    private record Turn(ActiveRing.Io ring, Bool stays, UInt staying) {
        Bool valid() {
            return stays.or(ring.next().valid());
        }

        UInt qp() {
            return mux(stays, staying, ring.next().payload());
        }
    }

    @Override public void body(Io io) {
        registeredReset();
        var step = machine(Step.IDLE);
        var tables = instance(new SendTables(parameters));
        var builder = instance(new SegmentBuilder(parameters));
        var draft = draft();
        var turn = new Turn(instance(new ActiveRing(parameters.queuePairs(), 4)), reg(bool()).init(0).named("stays"),
            reg(uint(indexWidth(parameters.queuePairs()))).named("staying"));
        connect(io, tables, builder);
        choose(io, step, draft, tables, turn);
        load(step, draft, tables);
        var bucket = TokenBucket.of(io, tables, step.is(Step.LOADED), step.is(Step.CHECKING),
            step.is(Step.CUTTING));
        check(step, draft, tables);
        size(io, step, draft, tables);
        go(io, step, draft, tables, builder, bucket);

        var again = again(step, draft, builder, bucket);
        var isAlone = turn.ring.next().valid().not();
        when(again.and(isAlone), () -> {
            turn.stays.next(true);
            turn.staying.next(draft.qp);
        }).elseWhen(takesTurn(io, step), () -> turn.stays.next(false));
        hint(turn.ring, 0, again.and(isAlone.not()), draft.qp);
        hint(turn.ring, 1, io.notice.valid(), io.notice.value().qp());
        hint(turn.ring, 2, io.update.valid(), io.update.value().qp());
        var state = io.state.value().state();                // the clearing after reset tells of every queue pair
        var opens = state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD));
        hint(turn.ring, 3, io.state.valid().and(opens), io.state.value().qp());
    }

    /** A late choice keeps few packets between the choice and the wire, which a packet sent again has to wait for. */
    private static Bool mayChoose(Io io, Machine<Step> step) {
        return step.is(Step.IDLE).and(io.room);
    }

    /** A new packet's queue pair is looked at. */
    private static Bool takesTurn(Io io, Machine<Step> step) {
        return mayChoose(io, step).and(io.resend.valid().not());
    }

    /** Who is next: a packet to be sent again, a new packet. */
    private void choose(Io io, Machine<Step> step, Draft draft, SendTables.Io tables, Turn turn) {
        var idle = step.is(Step.IDLE);
        var resend = io.resend.payload();
        tables.qp().set(mux(idle, mux(io.resend.valid(), resend.qp(), turn.qp()), draft.qp));
        tables.psn().set(mux(idle, resend.psn(), mux(draft.retrans, draft.resendPsn, tables.row().psn()))
            .trunc(log2Ceil(parameters.window())));
        var slot = mux(draft.retrans, tables.packet().slot(),
            tables.row().msn().minus(1).trunc(log2Ceil(parameters.messages())));
        tables.slot().set(slot);
        io.readQp.set(draft.qp);
        io.readSlot.set(slot);

        // A new life begins at once, whatever is waited for; a packet of the old one goes nowhere.
        var ends = io.setup.fires().and(io.setup.payload().qp().eq(tables.qp()));
        draft.isPast.next(ends.or(draft.isPast.and(idle.not())));
        tables.setup().valid().set(io.setup.fires());
        step.in(Step.IDLE, () -> {
                draft.qp.next(tables.qp());
                draft.retrans.next(io.resend.valid());
                draft.resendPsn.next(resend.psn());
                draft.probe.next(resend.ackRequest());
                when(io.room.and(io.resend.valid().or(turn.valid())), () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.LOADED));
        io.resend.ready().set(mayChoose(io, step));
        turn.ring.next().ready().set(takesTurn(io, step).and(turn.stays.not()));
    }

    private static void connect(Io io, SendTables.Io tables, SegmentBuilder.Io builder) {
        tables.setup().value().set(io.setup.payload());
        tables.now().set(io.now);
        tables.state().set(io.state);
        tables.update().set(io.update);
        tables.notice().set(io.notice);
        builder.state().set(io.state);
        builder.region().set(io.region);
        link(io.transmissions, builder.transmissions());
        link(io.sent, builder.sent());
        link(io.failures, builder.failures());
        ignore(io.settings);
    }

    /** The tables have been read: distances. */
    private void load(Machine<Step> step, Draft draft, SendTables.Io tables) {
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
            step.go(Step.CHECKING);
        });
    }

    /** What may be sent; of a packet sent again, which one it was. */
    private void check(Machine<Step> step, Draft draft, SendTables.Io tables) {
        var row = tables.row();
        var context = tables.context();
        var state = tables.queuePairState();
        var isReady = state.is(QueuePairState.RTS);
        var isOpen = isReady.or(state.is(QueuePairState.SQD));
        var begun = row.po().ne(0);
        int bits = draft.inWork.width();
        var most = (bits < 8 ? context.messageLimit().trunc(bits) : context.messageLimit().zext(bits)).plus(1);
        var inWindow = draft.inFlight.lt(context.window().trunc(draft.inFlight.width()));
        var hasMessage = begun.or(isReady.and(draft.available.ne(0)).and(draft.inWork.le(most)));

        step.in(Step.CHECKING, () -> {
                draft.mayNew.next(isOpen.and(tables.window().paused().not()).and(inWindow).and(hasMessage));
                draft.mayAgain.next(isOpen.and(draft.isDone.not()));
                draft.mayFollow.next(draft.inFlight.plus(1).lt(context.window().trunc(draft.inFlight.width())));
                draft.mayBegin.next(isReady.and(draft.available.gt(1)).and(draft.inWork.lt(most)));
                draft.msn.next(mux(draft.retrans, draft.first, row.msn()));
                draft.po.next(row.po());
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
        var most = reg(uint(13));
        most.next(lit(SMALLEST_MTU, 13).shl(tables.context().mtuCode()));
        step.in(Step.SIZING, () -> {
                draft.remaining.next(io.request.length().minus(draft.offset));
                draft.request.next(io.request);
                when(draft.retrans.or(draft.mayNew), () -> step.go(Step.CUTTING)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.CUTTING, () -> {
                var ends = draft.remaining.le(most.zext(32));
                draft.last.next(ends);
                draft.length.next(mux(ends, draft.remaining.trunc(13), most));
                step.go(Step.GOING);
            });
    }

    /** The packet goes; what it changes is written. */
    private void go(Io io, Machine<Step> step, Draft draft, SendTables.Io tables, SegmentBuilder.Io builder,
                    TokenBucket bucket) {
        var row = tables.row();
        var message = tables.message();
        var goes = step.is(Step.GOING).and(draft.isPast.not()).and(draft.retrans.or(bucket.mayGo()));
        var gone = goes.and(builder.segments().ready());
        var ends = step.is(Step.GOING).and(gone.or(goes.not()));
        step.in(Step.GOING, () -> when(ends, () -> step.go(Step.IDLE)));
        io.setup.ready().set(ends.not());                    // the table of rows has one write port

        var begins = draft.po.eq(0);
        var isNew = draft.retrans.not();
        var request = draft.request;
        var more = more(draft);
        var rqmsn = mux(draft.retrans, message.rqmsn(), row.rqmsn());
        builder.segments().valid().set(goes);
        builder.segments().payload().set(new Segment(draft.qp, request, tables.context().domain(),
            mux(draft.retrans, draft.resendPsn, row.psn()), draft.msn, draft.po, rqmsn, draft.offset, draft.length,
            begins, draft.last, draft.retrans, draft.last.or(more.not()).or(draft.retrans.and(draft.probe)), more,
            draft.msn.eq(draft.first), draft.path));

        var moves = gone.and(isNew);
        var finishes = moves.and(draft.last);
        var consumes = finishes.and(request.write().not().or(request.hasImmediate()));
        var next = reg(SendRow.SHAPE);                       // if the packet is new and ends its message
        next.next(new SendRow(row.psn().plus(1), row.msn().plus(1), row.po().plus(1), row.rqmsn().plus(1),
            after(row.path(), tables.context().lastPath()), row.debt(), row.charge(), row.counted()));
        ignore(next.debt(), next.charge(), next.counted());
        tables.rowWrite().valid().set(ends.and(draft.isPast.not()));
        tables.rowWrite().value().set(new SendRow(mux(moves, next.psn(), row.psn()),
            mux(finishes, next.msn(), row.msn()), mux(moves, next.po().gate(draft.last.not()), row.po()),
            mux(consumes, next.rqmsn(), row.rqmsn()), mux(moves, next.path(), row.path()), bucket.debt(),
            draft.length.plus(OVERHEAD).gate(goes), bucket.counted()));
        tables.packetWrite().valid().set(gone);
        tables.packetWrite().value().set(new SendTables.Packet(tables.slot(), draft.path));
        tables.messageWrite().valid().set(moves.and(begins));
        tables.messageWrite().value().set(new SendTables.Message(row.psn(), row.rqmsn()));
    }

    /** Another new packet may follow at once. */
    private static Bool more(Draft draft) {
        var follows = draft.mayFollow.and(draft.last.not().or(draft.mayBegin));
        return mux(draft.retrans, draft.mayNew, follows);
    }

    /** The queue pair may have another packet, or waits for tokens. */
    private static Bool again(Machine<Step> step, Draft draft, SegmentBuilder.Io builder, TokenBucket bucket) {
        var tried = step.is(Step.GOING).and(draft.isPast.not()).and(draft.retrans.not());
        return tried.and(bucket.mayGo().not().or(builder.segments().ready().and(more(draft))));
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }
}
