package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Flow;
import rnic.messages.SendWqe;
import rnic.messages.WqeLookup;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * The packet that is being made, while {@link FlowChoice} already looks for the one behind it: whether it may be sent,
 * its message, its place in it and its length. 4 cycles for a new one, 6 for one that is sent again.
 */
final class PacketDraft {
    enum Step { IDLE, CHECKING, NUMBERING, SHIFTING, SIZING, CUTTING, SENDING }

    private static final int SMALLEST_MTU = 256;
    /** Bytes on the wire beside the payload: Write over IPv4, with preamble and gap. */
    private static final int OVERHEAD = 106;

    final Machine<Step> step;
    final Flow flow;

    private final RnicParameters parameters;
    /** Its turn was that of the other flow. */
    private final Bool isOther;
    private final Bool paced;
    private final Bool retrans;
    private final Bool tailProbe;
    private final Bool isPast;
    /** Its queue pair has been handed back already. */
    private final Bool returned;
    private final Bool mayNew;
    private final Bool mayAgain;
    private final Bool mayFollow;
    private final Bool mayBegin;
    private final UInt psn;
    private final UInt msn;
    private final UInt first;
    private final UInt po;
    private final UInt rqmsn;
    private final UInt slot;
    private final UInt path;
    private final UInt lastPath;
    private final UInt pd;
    private final UInt mtuCode;
    private final UInt offset;
    private final UInt remaining;
    private final UInt length;
    private final Bool last;
    /** Kept, since its place may be taken by another while the packet waits for the builder. */
    private final SendWqe wqe;

    PacketDraft(RnicParameters parameters) {
        this.parameters = parameters;
        step = machine(Step.IDLE).named("step");
        flow = reg(Flow.of(parameters)).named("draft_flow");
        isOther = reg(bool()).named("is_other");
        paced = reg(bool()).named("draft_paced");
        retrans = reg(bool()).named("draft_retrans");
        tailProbe = reg(bool()).named("draft_tail_probe");
        isPast = reg(bool()).named("draft_is_past");
        returned = reg(bool()).named("returned");
        mayNew = reg(bool()).named("may_new");
        mayAgain = reg(bool()).named("may_again");
        mayFollow = reg(bool()).named("may_follow");
        mayBegin = reg(bool()).named("may_begin");
        psn = reg(uint(24)).named("psn");
        msn = reg(uint(24)).named("msn");
        first = reg(uint(24)).named("draft_first");
        po = reg(uint(24)).named("po");
        rqmsn = reg(uint(24)).named("rqmsn");
        slot = reg(uint(log2Ceil(parameters.messages()))).named("slot");
        path = reg(uint(4)).named("path");
        lastPath = reg(uint(4)).named("last_path");
        pd = reg(uint(16)).named("pd");
        mtuCode = reg(uint(3)).named("mtu_code");
        offset = reg(uint(32)).named("offset");
        remaining = reg(uint(32)).named("remaining");
        length = reg(uint(13)).named("length");
        last = reg(bool()).named("last");
        wqe = reg(SendWqe.SHAPE).named("draft_wqe");
    }

    /** There is nothing to send. */
    private Bool gaveUp() {
        return step.is(Step.NUMBERING).and(mayAgain.not())
            .or(step.is(Step.SIZING).and(retrans.or(mayNew).not()));
    }

    private Bool done(SegmentBuilder.Io builder) {
        return step.is(Step.SENDING).and(isPast.or(builder.segments().ready()));
    }

    /** The next packet may be handed over. */
    Bool isFree(SegmentBuilder.Io builder) {
        return step.is(Step.IDLE).or(gaveUp()).or(done(builder));
    }

    /** From the hand-over until the packet has been sent or given up. */
    void make(TxScheduler.Io io, FlowChoice choice, Bool handing, SendTables.Io tables, SegmentBuilder.Io builder,
              Pacer.Io pacer) {
        step.in(Step.IDLE, () -> when(handing, () -> step.go(Step.CHECKING)));
        permit(choice, tables);
        number(handing, choice, tables);
        size(io, choice, handing, tables);
        step.in(Step.SENDING, () -> when(done(builder).and(handing), () -> step.go(Step.CHECKING))
            .elseWhen(done(builder), () -> step.go(Step.IDLE)));
        check(step.is(Step.CHECKING).not().or(choice.step.is(FlowChoice.Step.LOADED).not()),
            "what was measured of a packet stands until it has been checked");
        send(tables, builder);
        handBack(choice, builder, pacer);
    }

    /** A life that has begun in the tables: a packet of the one before is not sent. */
    void forget(FlowChoice choice, SendTables.Io tables) {
        var begun = tables.setup().valid();
        var qp = tables.setup().value().qp();
        var choosing = choice.step.is(FlowChoice.Step.IDLE).not();
        choice.isPast.next(begun.and(qp.eq(tables.flow().qp())).or(choice.isPast.and(choosing)));
        isPast.next(mux(step.is(Step.CHECKING), choice.isPast.or(begun.and(qp.eq(choice.flow.qp()))),
            isPast.or(begun.and(qp.eq(flow.qp())))));
    }

    /** What may be sent. */
    private void permit(FlowChoice choice, SendTables.Io tables) {
        var row = tables.row();
        var context = tables.context();
        var state = tables.queuePairState();
        var isResponse = choice.flow.responses();
        var isReady = state.is(QueuePairState.RTS);
        var isOpen = isReady.or(state.is(QueuePairState.SQD)).or(state.is(QueuePairState.RTR).and(isResponse));
        var mayStart = isReady.or(isOpen.and(isResponse));
        var begun = row.po().ne(0);
        int bits = choice.inWork.width();
        var most = (bits < 8 ? context.messageLimit().trunc(bits) : context.messageLimit().zext(bits)).plus(1);
        var window = mux(isResponse, context.responseWindow(), context.window()).trunc(choice.inFlight.width());
        // As many responses as there are contexts: there is no other limit to them.
        var inLimit = choice.inWork.le(most).or(isResponse);
        var followsInLimit = choice.inWork.lt(most).or(isResponse);
        var waits = tables.window().rnrWait().and(isResponse.not());
        var hasMessage = begun.or(mayStart.and(choice.available.ne(0)).and(inLimit));

        step.in(Step.CHECKING, () -> {
            mayNew.next(isOpen.and(waits.not()).and(choice.inFlight.lt(window)).and(hasMessage));
            mayAgain.next(isOpen.and(choice.isDone.not()));
            mayFollow.next(choice.inFlight.plus(1).lt(window));
            mayBegin.next(mayStart.and(choice.available.gt(1)).and(followsInLimit));
            flow.next(choice.flow);
            isOther.next(choice.flow.responses().ne(choice.granted));
            paced.next(choice.paced);
            retrans.next(choice.retrans);
            tailProbe.next(choice.tailProbe);
            returned.next(false);
            psn.next(mux(choice.retrans, choice.resendPsn, row.psn()));
            msn.next(mux(choice.retrans, choice.first, row.msn()));
            first.next(choice.first);
            po.next(row.po());
            rqmsn.next(row.rqmsn());
            slot.next(choice.slot(tables));
            path.next(mux(choice.retrans, tables.packet().path(), row.path()));
            lastPath.next(context.lastPath());
            pd.next(context.pd());
            mtuCode.next(context.mtuCode());
            offset.next(shifted(row.po(), context.mtuCode()));
            when(choice.retrans, () -> step.go(Step.NUMBERING)).otherwise(() -> step.go(Step.SIZING));
        });
    }

    /** Of a packet that is sent again, which one it was. */
    private void number(Bool handing, FlowChoice choice, SendTables.Io tables) {
        int rqmsnBits = SendTables.Message.rqmsnBits(parameters);
        var since = stage(rqmsn.trunc(rqmsnBits).minus(tables.message().rqmsn()));
        step.in(Step.NUMBERING, () -> {
                msn.next(msn.plus(choice.distance.zext(24)));
                po.next(psn.minus(tables.message().first()));
                path.next(after(path, lastPath));
                returned.next(paced.not());
                when(mayAgain, () -> step.go(Step.SHIFTING)).elseWhen(handing, () -> step.go(Step.CHECKING))
                    .otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.SHIFTING, () -> {
                offset.next(shifted(po, mtuCode));
                rqmsn.next(rqmsn.minus(since.zext(24)));
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
    private void size(TxScheduler.Io io, FlowChoice choice, Bool handing, SendTables.Io tables) {
        // Looked up two cycles before it is wanted, and again while another look-up goes first.
        var isOwn = step.is(Step.NUMBERING).or(step.is(Step.SHIFTING)).or(step.is(Step.SIZING));
        io.lookup().set(new WqeLookup(mux(isOwn, flow.qp(), choice.flow.qp()), mux(isOwn, slot, choice.slot(tables))));
        var mtu = reg(uint(13));
        mtu.next(lit(SMALLEST_MTU, 13).shl(mtuCode));
        step.in(Step.SIZING, () -> {
                remaining.next(io.wqe().length().minus(offset));
                wqe.next(io.wqe());
                when(retrans.or(mayNew), () -> when(io.wqeScheduled(), () -> step.go(Step.CUTTING)))
                    .elseWhen(handing, () -> step.go(Step.CHECKING))
                    .otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.CUTTING, () -> {
                var fitting = remaining.le(mtu.zext(32));
                last.next(fitting);
                length.next(mux(fitting, remaining.trunc(13), mtu));
                step.go(Step.SENDING);
            });
    }

    /** The packet is sent, and what it changes is written. */
    private void send(SendTables.Io tables, SegmentBuilder.Io builder) {
        var sending = step.is(Step.SENDING).and(isPast.not());
        check(step.is(Step.SENDING).not().or(length.le(4096)), "no packet is longer than 4 KiB");
        var beginning = po.eq(0);
        var more = more();
        builder.segments().mayChange("a packet of a life that ends is not sent").valid().set(sending);
        builder.segments().payload().set(new Segment(flow, wqe, pd, psn, msn, po, rqmsn, offset, length, beginning,
            last, retrans, last.or(more.not()).or(retrans.and(tailProbe)), more, msn.eq(first), path));

        var sent = sending.and(builder.segments().ready());
        var moving = sent.and(retrans.not());
        var finishing = moving.and(last);
        var consuming = finishing.and(wqe.write().not().or(wqe.hasImmediate()));
        var next = reg(SendRow.SHAPE);                       // if the packet is new and ends its message
        next.next(new SendRow(psn.plus(1), msn.plus(1), po.plus(1), rqmsn.plus(1), after(path, lastPath)));
        tables.writeFlow().set(flow);
        tables.rowWrite().valid().set(moving);
        tables.rowWrite().value().set(new SendRow(next.psn(), mux(finishing, next.msn(), msn),
            next.po().gate(last.not()), mux(consuming, next.rqmsn(), rqmsn), next.path()));
        tables.packetWrite().valid().set(sent);
        tables.packetWrite().value().set(new SendTables.Packet(slot, path));
        tables.writePsn().set(psn.trunc(log2Ceil(parameters.window())));
        tables.messageWrite().valid().set(moving.and(beginning).and(flow.responses().not()));
        tables.messageWrite().value().set(new SendTables.Message(psn,
            rqmsn.trunc(SendTables.Message.rqmsnBits(parameters))));
    }

    /** Another new packet may follow at once. */
    private Bool more() {
        return mux(retrans, mayNew, mayFollow.and(last.not().or(mayBegin)));
    }

    /**
     * The queue pair is handed back unless it is alone and goes on. If its packet is sent again and need not be charged
     * that is known early.
     */
    private void handBack(FlowChoice choice, SegmentBuilder.Io builder, Pacer.Io pacer) {
        var sent = step.is(Step.SENDING).and(isPast.not()).and(builder.segments().ready());
        var isEarly = step.is(Step.NUMBERING).and(mayAgain).and(paced.not());
        var again = step.is(Step.NUMBERING).and(mayNew).or(sent.and(more()));
        var mayKeep = isEarly.or(sent.and(returned.not()));
        var keepsTurn = again.and(mayKeep).and(paced.or(isOther).or(choice.staying).not()).and(pacer.alone());
        when(keepsTurn, () -> {
            choice.staying.next(true);
            choice.stayer.next(flow);
        });
        var yielding = gaveUp().or(isEarly).or(done(builder).and(returned.not()));
        pacer.served().valid().set(yielding.and(keepsTurn.not()));
        pacer.served().value().set(new Pacer.Served(flow.qp(), paced, sent, length.plus(OVERHEAD),
            again.or(isOther)));
    }
}
