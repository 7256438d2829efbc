package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.Flow;
import rnic.messages.Jump;
import rnic.messages.MessageCount;
import rnic.messages.PendingWrite;
import rnic.messages.ResponseContext;
import rnic.messages.ResponseLookup;
import rnic.messages.SendWqe;
import rnic.messages.WqeLookup;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * The packet that is being made, while {@link FlowChoice} already looks for the one behind it: whether it may be sent,
 * its message, its place in it and its length. 4 cycles for a new request, one more for a Read or an atomic, 6 for a
 * new response or a request that is sent again, 8 for a response that is. A new Read, atomic or fenced request may have
 * to wait for answers.
 */
final class PacketDraft {
    enum Step { IDLE, CHECKING, WAITING, ANSWERED, NUMBERING, SHIFTING, SIZING, CUTTING, COUNTING, SENDING }

    /** Bytes of the two operands of an atomic. */
    private static final int OPERANDS = 16;

    /**
     * In RoCEv2 every so many PSNs one asks for an acknowledgement: an eighth of the window, so that it opens again as
     * the line takes packets, and not in two halves with a round trip between them.
     */
    private static final int ASKING = 16;
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
    private final Bool mayRead;
    private final Bool hasReads;
    /** The peer takes no Reads at all. */
    private final Bool isRefused;
    private final UInt distance;
    /** Its message is the one before the oldest incomplete one: it asks again whether the peer is there. */
    private final Bool isBefore;
    private final UInt psn;
    private final UInt msn;
    /** Oldest incomplete message. */
    private final UInt oldest;
    private final UInt po;
    private final UInt rqmsn;
    private final UInt slot;
    private final UInt path;
    private final UInt lastPath;
    /** Where congestion is controlled: the path is still to be chosen. */
    private final Optional<Bool> choosing;
    /** Of RoCEv2, in a NIC that may speak it. */
    private final Optional<Roce> roce;
    private final UInt pd;
    private final UInt mtuCode;
    private final UInt offset;
    private final UInt remaining;
    private final UInt length;
    private final Bool last;
    private final UInt ackMsn;
    private final UInt result;
    /** What the ledger says, and what it will say. */
    private final ReadLedger.Row read;
    private final ReadLedger.Row nextRead;
    /** Packets of the response to a Read that are full, and whether there is another one. */
    private UInt whole;
    private Bool part;
    /** Kept, since its place may be taken by another while the packet waits for the builder. */
    private final SendWqe wqe;

    /** A Read or an atomic, of this end or of the peer. */
    private final Bool isAnswered;
    /** A Read or an atomic of this end. */
    private final Bool isRead;
    /** It is the first packet of its message. */
    private final Bool beginning;
    /** It waits for answers before it begins. */
    private final Bool mustWait;
    /** There is nothing to send. */
    private final Bool gaveUp;
    private final Bool sending;
    private final Bool sent;
    /** It has been sent, or its life has ended. */
    private final Bool done;

    PacketDraft(RnicParameters parameters, SegmentBuilder.Io builder) {
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
        mayRead = reg(bool()).named("may_read");
        hasReads = reg(bool()).named("has_reads");
        isRefused = reg(bool()).named("is_refused");
        distance = reg(uint(log2Ceil(parameters.messages()))).named("draft_distance");
        isBefore = reg(bool()).named("is_before");
        psn = reg(uint(24)).named("psn");
        msn = reg(uint(24)).named("msn");
        oldest = reg(uint(24)).named("draft_oldest");
        po = reg(uint(24)).named("po");
        rqmsn = reg(uint(24)).named("rqmsn");
        slot = reg(uint(log2Ceil(parameters.messages()))).named("slot");
        path = reg(uint(4)).named("path");
        lastPath = reg(uint(4)).named("last_path");
        choosing = parameters.congestion().map(_ -> reg(bool()).named("choosing"));
        roce = parameters.withRoce(() -> new Roce(parameters));
        pd = reg(uint(16)).named("pd");
        mtuCode = reg(uint(3)).named("mtu_code");
        offset = reg(uint(32)).named("offset");
        remaining = reg(uint(32)).named("remaining");
        length = reg(uint(13)).named("length");
        last = reg(bool()).named("last");
        ackMsn = reg(uint(24)).named("ack_msn");
        result = reg(uint(64)).named("result");
        read = reg(ReadLedger.Row.SHAPE).named("read");
        nextRead = reg(ReadLedger.Row.SHAPE).named("next_read");
        wqe = reg(SendWqe.SHAPE).named("draft_wqe");
        isAnswered = wqe.isAnswered();
        isRead = isAnswered.and(flow.responses().not());
        beginning = po.eq(0);
        mustWait = mustWait();
        gaveUp = step.is(Step.NUMBERING).and(mayAgain.not())
            .or(step.is(Step.SIZING).and(retrans.or(mayNew).not()))
            .or(step.is(Step.CUTTING).and(mustWait));
        sending = step.is(Step.SENDING).and(isPast.not());
        sent = sending.and(builder.segments().ready());
        done = step.is(Step.SENDING).and(isPast.or(builder.segments().ready()));
    }

    /**
     * What is known of a packet in RoCEv2.
     *
     * @param speaks  a request: its queue pair does
     * @param answers a response: its queue pair does
     * @param silent  of an atomic that nothing is known of: a copy of one of long ago
     * @param back   it is the first one behind a jump
     * @param turn   of that
     * @param begun  newest message that has begun, low bits
     * @param repeats its message has begun before
     * @param awaited it is a Read or an atomic
     * @param behind PSN behind it
     */
    private record Roce(Bool speaks, Bool answers, Bool silent, Bool back, UInt turn, UInt begun, Bool repeats,
                        Bool awaited, UInt behind) {
        Roce(RnicParameters parameters) {
            this(reg(bool()).named("roce"), reg(bool()).named("answers"), reg(bool()).named("silent"),
                reg(bool()).named("back"),
                reg(uint(Jump.TURN_BITS)).named("turn"),
                reg(uint(MessageCount.openBits(parameters))).named("begun"), reg(bool()).named("repeats"),
                reg(bool()).named("awaited"), reg(uint(24)).named("behind"));
        }
    }

    /** It begins when more Reads and atomics have been answered; if it is fenced, when all lie in host memory. */
    private Bool mustWait() {
        var exceeding = isRead.and(mayRead.not()).and(isRefused.not());
        var fenced = wqe.fence().and(hasReads);
        var isFirst = roce.map(it -> beginning.and(it.repeats.not())).orElse(beginning);
        return exceeding.or(fenced).and(retrans.not()).and(isFirst).and(flow.responses().not());
    }

    /** The next packet may be handed over. */
    Bool isFree() {
        return step.is(Step.IDLE).or(gaveUp).or(done);
    }

    /** From the hand-over until the packet has been sent or given up. */
    void make(TxScheduler.Io io, FlowChoice choice, Bool handing, SendTables.Io tables, ReadLedger.Io ledger,
              SegmentBuilder.Io builder, Pacer.Io pacer) {
        step.in(Step.IDLE, () -> when(handing, () -> step.go(Step.CHECKING)));
        permit(io, choice, tables, ledger);
        answer(io, choice, handing);
        number(io, handing, tables);
        size(io, choice, handing);
        count();
        step.in(Step.SENDING, () -> when(done.and(handing), () -> step.go(Step.CHECKING))
            .elseWhen(done, () -> step.go(Step.IDLE)));
        check(step.is(Step.CHECKING).not().or(choice.step.is(FlowChoice.Step.LOADED).not()),
            "what was measured of a packet stands until it has been checked");
        send(tables, builder, io.context().psn());
        order(io, ledger, builder);
        handBack(choice, pacer);
    }

    /** A life of a flow that has begun in the tables: a packet of the one before is not sent. */
    void forget(FlowChoice choice, SendTables.Io tables) {
        var begun = tables.setup().valid();
        var beginner = tables.setup().value().flow().index();
        var choosing = choice.step.is(FlowChoice.Step.IDLE).not();
        choice.isPast.next(begun.and(beginner.eq(tables.flow().index())).or(choice.isPast.and(choosing)));
        isPast.next(mux(step.is(Step.CHECKING), choice.isPast.or(begun.and(beginner.eq(choice.flow.index()))),
            isPast.or(begun.and(beginner.eq(flow.index())))));
    }

    /** What may be sent. */
    private void permit(TxScheduler.Io io, FlowChoice choice, SendTables.Io tables, ReadLedger.Io ledger) {
        var row = tables.row();
        var context = tables.context();
        var state = tables.queuePairState();
        var isResponse = choice.flow.responses();
        var isReady = state.is(QueuePairState.RTS);
        var isOpen = isReady.or(state.is(QueuePairState.SQD)).or(state.is(QueuePairState.RTR).and(isResponse));
        var mayStart = isReady.or(isOpen.and(isResponse));
        var speaks = context.roce().map(it -> it.and(isResponse.not()));
        var begun = row.po().ne(0);
        // Behind a jump messages begin again that have begun before.
        var again = speaks.map(it -> it.and(choice.away.orElseThrow().repeats()));
        var further = speaks.map(it -> it.and(choice.away.orElseThrow().further()));
        var most = context.messageLimit().zext(choice.inWork.width());
        var window = mux(isResponse, context.responseWindow(), context.window()).zext(choice.inFlight.width());
        var incomplete = row.msn().minus(choice.inWork.zext(24)); // the oldest one
        // As many responses as there are contexts: there is no other limit to them.
        var inLimit = choice.inWork.le(most).or(isResponse);
        var followsInLimit = choice.inWork.lt(most).or(isResponse);
        var isWaiting = tables.window().rnrWait().and(isResponse.not());
        var hasMessage = either(begun, again).or(mayStart.and(choice.available.ne(0)).and(inLimit));

        // In RoCEv2 nobody acknowledges a response, and its numbers are those of its request.
        var answers = context.roce().map(isResponse::and);

        // A Read there takes as many PSNs as its response has packets: more than a window has, maybe.
        var far = roce.map(_ -> context.roce().orElseThrow().and(isResponse.not())
            .and(choice.away.orElseThrow().flight().shr(choice.inFlight.width()).any()));

        // One that is sent again is on its way itself when it asks whether a new one may follow.
        var mayLeave = controlled(choice, context, choice.retrans);
        var mayNext = controlled(choice, context, lit(true));
        step.in(Step.CHECKING, () -> {
            mayNew.next(isOpen.and(isWaiting.not()).and(either(unless(choice.inFlight.lt(window), far), answers))
                .and(hasMessage).and(mayLeave));
            mayAgain.next(isOpen.and(choice.isDone.not()));
            mayFollow.next(either(unless(choice.inFlight.plus(1).lt(window), far), answers).and(mayNext));
            mayBegin.next(either(mayStart.and(choice.available.gt(1)).and(followsInLimit), further));
            mayRead.next(choice.openReads.lt(context.readsOutstanding().zext(choice.openReads.width())));
            hasReads.next(choice.hasReads);
            isRefused.next(context.readsOutstanding().eq(0));
            read.next(ledger.row());
            distance.next(choice.distance);
            isBefore.next(choice.asksAgain.and(choice.distance.msb()));
            flow.next(choice.flow);
            isOther.next(choice.flow.responses().ne(choice.granted));
            paced.next(choice.paced);
            retrans.next(choice.retrans);
            tailProbe.next(choice.tailProbe);
            returned.next(false);
            psn.next(mux(choice.retrans, choice.resendPsn, row.psn()));
            msn.next(mux(choice.retrans, incomplete, row.msn()));
            oldest.next(incomplete);
            po.next(row.po());
            rqmsn.next(row.rqmsn());
            slot.next(choice.slot());
            path.next(mux(choice.retrans, choice.resendPath.or(tables.packet()::path).orElseThrow(), row.path()));
            lastPath.next(context.lastPath());
            choosing.ifPresent(it -> it.next(context.controlled().orElseThrow().and(io.choosing().orElseThrow())));
            pd.next(context.pd());
            mtuCode.next(context.mtuCode());
            offset.next(shifted(row.po(), context.mtuCode()));
            var jumping = roce.map(it -> goBack(it, choice, tables, new Allowed(isOpen.and(isWaiting.not()), mayStart,
                window.gt(1), most.any())));
            when(jumping.map(isResponse::or).orElse(isResponse), () -> step.go(Step.WAITING)).elseWhen(choice.retrans, () -> step.go(Step.NUMBERING))
                .otherwise(() -> step.go(Step.SIZING));
        });
    }

    /** What holds for a queue pair wherever it is: it may send, begin messages, and have a second packet or message. */
    private record Allowed(Bool open, Bool start, Bool packets, Bool messages) {}

    /**
     * In RoCEv2: from the oldest packet on, of which there are none on their way then, if the peer misses it or has
     * acknowledged more than is sent again.
     */
    private Bool goBack(Roce it, FlowChoice choice, SendTables.Io tables, Allowed allowed) {
        var away = choice.away.orElseThrow();
        var speaks = tables.context().roce().orElseThrow().and(choice.flow.responses().not());
        var jumping = speaks.and(away.told().or(away.flight().msb()));
        it.speaks.next(speaks);
        it.answers.next(tables.context().roce().orElseThrow().and(choice.flow.responses()));
        it.back.next(jumping);
        it.turn.next(away.turn());
        it.begun.next(tables.row().begun().orElseThrow());
        when(jumping, () -> {
            mayNew.next(allowed.open.and(away.begun().or(allowed.start.and(away.available().ne(0)))));
            mayFollow.next(allowed.packets);
            mayBegin.next(away.following().or(allowed.start.and(away.available().gt(1)).and(allowed.messages)));
            psn.next(away.psn());
            msn.next(away.msn());
            slot.next(away.msn().minus(1).trunc(slot.width()));
            po.next(away.po());
            offset.next(shifted(away.po(), tables.context().mtuCode()));
        });
        return jumping;
    }

    /** Congestion control lets a new packet leave, behind one more than are on their way if so. */
    private static Bool controlled(FlowChoice choice, SendContext context, Bool another) {
        return choice.onTheWay.map(packets -> packets.plus(another.asUInt().zext(packets.width()))
            .lt(choice.limit.orElseThrow().zext(packets.width()))
            .or(context.controlled().orElseThrow().not())).orElse(lit(true));
    }

    /**
     * The context of a response is asked for at the hand-over and comes 4 cycles later; of one that is sent again once
     * more, since it is wanted twice.
     */
    private void answer(TxScheduler.Io io, FlowChoice choice, Bool handing) {
        var waiting = step.is(Step.WAITING);
        var number = mux(waiting, slot, choice.slot()).trunc(indexWidth(parameters.contexts()));
        io.contextLookup().valid().set(handing.and(choice.flow.responses()).or(waiting.and(retrans)));
        io.contextLookup().value().set(new ResponseLookup(mux(waiting, flow.qp(), choice.flow.qp()), number));
        step.in(Step.WAITING, () -> step.go(Step.ANSWERED))
            .in(Step.ANSWERED, () -> when(retrans, () -> step.go(Step.NUMBERING))
                .otherwise(() -> step.go(Step.SIZING)));
    }

    /** Of a packet that is sent again, which one it was. */
    private void number(TxScheduler.Io io, Bool handing, SendTables.Io tables) {
        int rqmsnBits = SendTables.Message.rqmsnBits(parameters);
        var since = stage(rqmsn.trunc(rqmsnBits).minus(tables.message().rqmsn()));
        step.in(Step.NUMBERING, () -> {
                msn.next(msn.plus(cat(fill(isBefore, 24 - distance.width()), distance)));
                po.next(psn.minus(mux(flow.responses(), io.context().psn(), tables.message().first())));
                path.next(choosing.map(it -> mux(it, path, after(path, lastPath)))
                    .orElseGet(() -> after(path, lastPath)));
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
    private void size(TxScheduler.Io io, FlowChoice choice, Bool handing) {
        // Looked up two cycles before it is wanted, and again while another look-up goes first; who gives up leaves the
        // port to who comes.
        var isOwn = step.is(Step.NUMBERING).or(step.is(Step.SHIFTING)).or(step.is(Step.SIZING)).and(gaveUp.not());
        // Behind a jump the two cycles are those in which the context of a response is waited for.
        var looking = roce.map(it -> isOwn.or(it.back.and(step.is(Step.WAITING).or(step.is(Step.ANSWERED)))))
            .orElse(isOwn);
        io.lookup().set(new WqeLookup(mux(looking, flow.qp(), choice.flow.qp()), mux(looking, slot, choice.slot())));
        io.wanted().set(choice.step.is(FlowChoice.Step.LOADED).and(step.is(Step.IDLE).not()));
        var mtu = reg(uint(13));
        mtu.next(lit(SMALLEST_MTU, 13).shl(mtuCode));
        step.in(Step.SIZING, () -> {
                // An atomic and its response have no such length; that is heeded a step later, behind the sum.
                var bytes = mux(flow.responses(), io.context().length(), io.wqe().length());
                remaining.next(cat(bytes.top(24).minus(offset.top(24)), bytes.trunc(8)));
                wqe.next(mux(flow.responses(), view(io.context()), io.wqe()));
                when(io.wqe().isAtomic().and(flow.responses().not()),
                    () -> wqe.localAddress().next(io.wqe().operands()));
                roce.ifPresent(it -> {
                    when(it.answers, () -> psn.next(io.context().psn().plus(po)));
                    it.silent.next(it.answers.and(io.context().isUnknown()));
                    it.awaited.next(it.speaks.and(io.wqe().isAnswered()));
                });
                ackMsn.next(io.context().msn());
                result.next(io.context().result());
                when(retrans.or(mayNew), () -> when(io.wqeScheduled().or(flow.responses()),
                    () -> step.go(Step.CUTTING)))
                    .elseWhen(handing, () -> step.go(Step.CHECKING))
                    .otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.CUTTING, () -> {
                var fitting = remaining.le(mtu.zext(32));
                last.next(fitting.or(isAnswered));
                length.next(mux(isAnswered, lit(OPERANDS, 13).gate(isRead.and(wqe.isAtomic())),
                    mux(fitting, remaining.trunc(13), mtu)));
                when(isRead.and(isRefused), () -> wqe.bad().next(true));
                when(mustWait.not(), () -> when(isRead, () -> step.go(Step.COUNTING))
                        .otherwise(() -> step.go(Step.SENDING)))
                    .elseWhen(handing, () -> step.go(Step.CHECKING))
                    .otherwise(() -> step.go(Step.IDLE));
            });
    }

    /** A response as a message that is sent; an atomic's has no payload. */
    private static SendWqe view(ResponseContext context) {
        var none = zero(SendWqe.SHAPE);
        var isRead = context.isRead();
        return new SendWqe(none.bad(), lit(SendWqe.COMPARE_AND_SWAP, SendWqe.KIND_BITS).gate(isRead.not()),
            none.fence(), none.signaled(), none.solicited(), none.inline(), context.length().gate(isRead),
            context.address(), context.key(), none.immediate(), none.remoteAddress(), none.remoteKey());
    }

    /** The response to a Read takes a PSN for each of its packets, and at least one; that to an atomic takes one. */
    private void count() {
        whole = reg(uint(24)).named("whole");
        part = reg(bool()).named("part");
        var isAtomic = wqe.isAtomic();
        whole.next(remaining.shr(8).shr(mtuCode).trunc(24).gate(isAtomic.not()));
        var mask = lit(0xFFF, 12).shr(lit(4, 3).minus(mtuCode));
        part.next(remaining.trunc(12).and(mask).any().or(remaining.any().not()).or(isAtomic));
        step.in(Step.COUNTING, () -> {
            nextRead.reads().next(read.reads().plus(1));
            // The part is the carry into the sum.
            nextRead.psn().next(cat(read.psn(), lit(1, 1)).plus(cat(whole, part)).bits(24, 1));
            // What is left of a Read is asked for.
            roce.ifPresent(it -> when(it.speaks.and(isAtomic.not()), () -> wqe.length().next(remaining)));
            step.go(Step.SENDING);
        });
    }

    /** A Read or an atomic that is sent for the first time. */
    private void order(TxScheduler.Io io, ReadLedger.Io ledger, SegmentBuilder.Io builder) {
        var ordering = step.is(Step.SENDING).and(isPast.or(retrans).not()).and(builder.segments().ready())
            .and(isRead).and(wqe.bad().not());
        var isNew = unless(ordering, roce.map(Roce::repeats));
        ledger.rowWrite().valid().set(isNew);
        ledger.rowWrite().value().set(nextRead);
        ledger.writeQp().set(flow.qp());
        ledger.quiet().ifPresent(it -> it.set(mux(io.setup().fires(), io.setup().payload().context().roce()
            .orElseThrow(), roce.orElseThrow().speaks)));
        io.pending().valid().set(isNew);
        io.pending().value().set(PendingWrite.of(parameters, flow.qp(), nextRead.reads(), wqe.isAtomic(), msn,
            roce.map(it -> mux(it.speaks, psn, read.psn())).orElse(read.psn())));
        check(isNew.and(beginning).not().or(mayRead), "no more Reads and atomics are open than the peer takes");
    }

    /** The packet is sent, and what it changes is written. */
    private void send(SendTables.Io tables, SegmentBuilder.Io builder, UInt contextPsn) {
        check(step.is(Step.SENDING).not().or(length.le(4096)), "no packet is longer than 4 KiB");
        var firstPsn = reg(uint(24)).named("response_psn");    // only a claim reads it
        when(step.is(Step.SIZING), () -> firstPsn.next(contextPsn));
        check(sending.and(flow.responses()).not().or(psn.eq(firstPsn.plus(po))),
            "a packet of a response has the PSN of its place");
        roce.ifPresent(this::count);
        // Whether the next request is one that waits for answers is not known yet.
        var more = more().and(last.not().or(isRead.or(hasReads).not()).or(flow.responses()));
        builder.segments().mayChange("a packet of a life that ends is not sent").valid().set(sending);
        builder.segments().payload().set(new Segment(flow, wqe, pd, psn, msn, po, rqmsn, offset, length, beginning,
            last, retrans, mayAsk(last.or(more.not()).or(retrans.and(tailProbe)).or(asks())), more, msn.eq(oldest),
            path, ackMsn, result, choosing, roce.map(it -> it.speaks.or(it.answers)), roce.map(Roce::back),
            roce.map(Roce::silent), roce.map(Roce::behind)));

        var moving = sent.and(retrans.not());
        var finishing = moving.and(last);
        var consuming = finishing.and(wqe.consumesReceive());
        check(unless(moving.and(beginning), roce.map(Roce::repeats)).and(wqe.fence()).and(hasReads).not(),
            "a fenced request begins when all Reads are answered");
        var next = reg(SendRow.of(parameters));                       // if the packet is new and ends its message
        next.next(new SendRow(roce.map(this::behind).orElseGet(() -> psn.plus(1)), msn.plus(1), po.plus(1),
            rqmsn.plus(1), after(path, lastPath), roce.map(Roce::turn),
            roce.map(it -> mux(it.repeats, it.begun, msn.trunc(it.begun.width())))));
        tables.writeFlow().set(flow);
        tables.rowWrite().valid().set(moving);
        tables.rowWrite().value().set(new SendRow(next.psn(), mux(finishing, next.msn(), msn),
            next.po().gate(last.not()), mux(consuming, next.rqmsn(), rqmsn), next.path(), next.turn(), next.begun()));
        tables.packetWrite().valid().set(sent);
        tables.packetWrite().value().set(new SendTables.Packet(slot,
            tables.packet().path().map(_ -> path)));
        tables.writePsn().set(psn.trunc(log2Ceil(parameters.window())));
        tables.messageWrite().valid().set(moving.and(beginning).and(flow.responses().not()));
        tables.messageWrite().value().set(new SendTables.Message(psn,
            rqmsn.trunc(SendTables.Message.rqmsnBits(parameters))));
    }

    /**
     * In RoCEv2 nobody acknowledges unasked: the first one behind a jump asks, and every {@value #ASKING}th; each of a
     * queue pair whose rate is limited, since its timer could end before so many are sent.
     */
    private Bool asks() {
        return roce.map(it -> it.speaks.and(it.back.or(paced).or(psn.trunc(log2Ceil(ASKING)).all())))
            .orElse(lit(false));
    }

    /** PSN behind the packet, where a Read takes those of its response, and whether its message begins again. */
    private void count(Roce it) {
        it.behind.next(behind(it));
        it.repeats.next(it.begun.minus(msn.trunc(it.begun.width())).msb().not());
    }

    private UInt behind(Roce it) {
        return cat(psn, lit(1, 1)).plus(cat(whole.gate(it.awaited), part.or(it.awaited.not()))).bits(24, 1);
    }

    private static Bool unless(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(it -> always.and(it.not())).orElse(always);
    }

    private static Bool either(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(always::or).orElse(always);
    }

    private Bool mayAsk(Bool asking) {
        return roce.map(it -> asking.and(it.answers.not())).orElse(asking);
    }

    /** Another new packet may follow at once. */
    private Bool more() {
        return mux(retrans, mayNew, mayFollow.and(last.not().or(mayBegin)));
    }

    /**
     * The queue pair is handed back unless it is alone and goes on. If its packet is sent again and need not be charged
     * that is known early.
     */
    private void handBack(FlowChoice choice, Pacer.Io pacer) {
        var isEarly = step.is(Step.NUMBERING).and(mayAgain).and(paced.not());
        var again = step.is(Step.NUMBERING).and(mayNew).or(sent.and(more()));
        var mayKeep = isEarly.or(sent.and(returned.not()));
        var keepsTurn = again.and(mayKeep).and(paced.or(isOther).or(choice.staying).not()).and(pacer.alone());
        when(keepsTurn, () -> {
            choice.staying.next(true);
            choice.stayer.next(flow);
        });
        var yielding = gaveUp.or(isEarly).or(done.and(returned.not()));
        pacer.served().valid().set(yielding.and(keepsTurn.not()));
        pacer.served().value().set(new Pacer.Served(flow.qp(), paced, sent, length.plus(OVERHEAD),
            again.or(isOther)));
    }
}
