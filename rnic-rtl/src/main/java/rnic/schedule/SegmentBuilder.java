package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Failure;
import rnic.context.PairTables;
import rnic.context.Mr;
import rnic.context.MrKey;
import rnic.context.MrWrite;
import rnic.context.PageSize;
import rnic.context.StateWrite;
import rnic.messages.Flow;
import rnic.messages.Sent;
import rnic.messages.Transmission;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Makes a packet's addresses and opcode and checks its local key against the table of memory regions. A packet whose
 * request or key is bad is not transmitted, but counts as sent, as if it had been lost: earlier messages may still
 * complete, and the queue pair fails when the bad message has become the oldest. No new packet goes out behind a bad
 * one; where a sender of RoCEv2 has gone back, none but those before it, and its window hears that it is bad. Of a
 * response that is sent again the peer may have all, and may have withdrawn the MR since: it goes without its bytes, as
 * an Only, which a peer drops that has it and refuses if not.
 *
 * <p>5 cycles from input to output, and another packet every 4; stalls when the previous packet has not been taken, and
 * a packet whose queue pair is closed meanwhile is forgotten, whoever has its number by then.
 */
@Doc("Makes a packet's addresses and opcode and checks its local key.")
public record SegmentBuilder(RnicParameters parameters) implements Circuit<SegmentBuilder.Io> {
    private static final int LARGE = 4096;
    private static final int SEND_FIRST = 0x00;
    private static final int WRITE_FIRST = 0x06;
    private static final int READ = 0x0C;
    /** The three behind it are Middle, Last and Only. */
    private static final int READ_FIRST = 0x0D;
    private static final int ATOMIC_ACK = 0x12;
    private static final int COMPARE_AND_SWAP = 0x13;
    private static final int FETCH_AND_ADD = 0x14;
    /** The next one is Send Only with Invalidate. */
    private static final int SEND_LAST_INVALIDATE = 0x16;

    /** What the builder is doing with the packet. */
    enum Step { IDLE, ADDING, MEASURING, COMPARING, SHOWING }

    public record Io(
        Stream<Segment> segments,
        Valid<StateWrite> state,
        Valid<MrWrite> mr,
        Stream<Transmission> transmissions,
        Stream<Sent> sent,
        Stream<Failure> failures
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Segment.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MrWrite.of(parameters))), p.out(Stream.of(Transmission.of(parameters))),
            p.out(Stream.of(Sent.of(parameters))), p.out(Stream.of(Failure.of(parameters))));
    }

    @Override public void body(Io io) {
        var step = machine(Step.IDLE);
        var segment = reg(Segment.of(parameters));
        var local = reg(uint(64));
        var remote = reg(uint(64));
        var ending = step.is(Step.SHOWING).and(isFree(io)).and(io.state.valid().not());
        var mayTake = step.is(Step.IDLE).or(ending);         // the next one takes the place of the one that is shown
        when(mayTake, () -> segment.next(io.segments.payload()));
        io.segments.ready().set(mayTake);

        var next = new Next(mayTake, mux(mayTake, io.segments.payload().flow(), segment.flow()),
            mux(mayTake, io.segments.payload().wqe().localKey(), segment.wqe().localKey()));
        var state = PairTables.state(parameters.queuePairs(), io.state, next.flow.qp());
        var isLive = isOpen(state, segment.flow()).and(closed(io, next).not());
        var pages = reg(PageSize.SHAPE);
        var keyIsGood = addresses(io, step, segment, next, local, remote, pages);

        var wqe = segment.wqe();
        var isGood = wqe.bad().not()
            .and(keyIsGood.or(isInRing(segment)).or(segment.length().eq(0)));
        // In RoCEv2 going back begins anew, before the bad one.
        var isAnew = segment.back().map(segment.retrans()::or).orElse(segment.retrans());
        var stopped = stopped(io, segment, next, ending.and(isLive), isGood);
        var showing = ending.and(stopped.and(isAnew.not()).not());
        // A response is not the fault of a request of this end.
        var isResponse = segment.flow().responses();
        var isEmptied = isGood.not().and(isResponse).and(segment.retrans()).and(stopped.not());
        var isSendable = isGood.or(isEmptied);
        step.in(Step.SHOWING, () -> when(ending.and(io.segments.valid()), () -> step.go(Step.ADDING))
            .elseWhen(ending, () -> step.go(Step.IDLE)));

        var transmitting = showing.and(isLive).and(isSendable);
        show(io.transmissions, transmitting, transmission(segment, local, remote, pages, isEmptied),
            Transmission.of(parameters));
        cover(transmitting.and(isEmptied), "a response goes again without its bytes");
        // Of a sender of RoCEv2 that fails with it there is nothing to go back to.
        var ended = segment.roce().map(it -> it.and(isResponse.not()).and(isSendable.not()).and(segment.oldest()));
        show(io.sent, ended.map(it -> showing.and(isLive).and(it.not())).orElse(showing.and(isLive)),
            new Sent(segment.flow(), segment.psn(), segment.msn(), segment.retrans(), segment.last(), segment.more(),
            segment.roce(), segment.roce().map(_ -> wqe.isAnswered()),
            segment.behind(), segment.roce().map(_ -> isSendable.not())), Sent.of(parameters));
        var cause = mux(isResponse, lit(FailureCause.REQUEST_MEMORY),
            mux(wqe.bad(), lit(FailureCause.SEND_OPERATION), lit(FailureCause.SEND_ACCESS)));
        show(io.failures, showing.and(isLive).and(isSendable.not()).and(segment.oldest().or(isResponse)),
            new Failure(segment.flow().qp(), cause), Failure.of(parameters));
        check(io.transmissions.valid().and(io.failures.valid()).not(), "a bad packet is not transmitted");
        ignore(wqe.fence(), wqe.signaled(), wqe.localAddress(), wqe.remoteAddress());
    }

    /** Whose tables are read: those of the packet that comes, else of the one that is being made. */
    private record Next(Bool mayTake, Flow flow, UInt key) {}

    /** Responses go out before the queue pair may send requests, too. */
    private static Bool isOpen(Choice<QueuePairState> state, Flow flow) {
        return state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD))
            .or(state.is(QueuePairState.RTR).and(flow.responses()));
    }

    /** The queue pair has been closed since the packet came. */
    private static Bool closed(Io io, Next next) {
        var written = io.state.value();
        var closed = reg(bool());
        closed.next(io.state.valid().and(written.qp().eq(next.flow.qp())).and(isOpen(written.state(), next.flow).not())
            .or(closed.and(next.mayTake.not())));
        return closed;
    }

    /** It is behind a bad one of its flow; told in the last step. */
    private Bool stopped(Io io, Segment segment, Next next, Bool isJudged, Bool isGood) {
        var written = io.state.value();
        var beginning = io.state.valid().and(written.state().is(QueuePairState.INIT));
        var isResponse = segment.flow().responses();
        var at = mux(beginning, written.qp(), segment.flow().qp());
        var stopping = isJudged.and(isGood.not()).and(segment.retrans().not());
        var back = segment.back().map(it -> isJudged.and(it));
        var responses = stopped("responses_stopped", beginning, stopping.and(isResponse), at, next);
        var requests = stopped("requests_stopped", back.map(it -> beginning.or(it.and(isGood))).orElse(beginning),
            stopping.and(isResponse.not()), at, next);
        return mux(isResponse, responses, requests);
    }

    private Bool stopped(String name, Bool clearing, Bool stopping, UInt at, Next next) {
        var stopped = memory(bool(), parameters.queuePairs()).named(name).style(BRAM).latency(2);
        when(clearing.or(stopping), () -> stopped.write(at, clearing.not()));
        return stopped.read(next.flow.qp());
    }

    /** Nothing of the previous packet is still shown. */
    private static Bool isFree(Io io) {
        return io.transmissions.valid().or(io.sent.valid()).or(io.failures.valid()).not();
    }

    /** A register that holds what it shows until it is taken. */
    private static <T extends Data<T>> void show(Stream<T> out, Bool valid, T value, Shape<T> shape) {
        var showing = reg(bool()).init(0);
        var shown = reg(shape);
        when(valid, () -> {
            showing.next(true);
            shown.next(value);
        }).elseWhen(out.ready(), () -> showing.next(false));
        out.valid().set(showing);
        out.payload().set(shown);
    }

    /** Adds and compares in halves of 32 bits; returns whether the payload lies in its MR, which stands. */
    private Bool addresses(Io io, Machine<Step> step, Segment segment, Next next, UInt local, UInt remote,
                           PageSize size) {
        var mrs = memory(Mr.SHAPE, parameters.mrs()).style(parameters.mrs() < LARGE ? BRAM : URAM)
            .latency(2);
        var write = io.mr.value();
        when(io.mr.valid(), () -> mrs.write(write.index(), write.mr()));
        var region = new MrKey(parameters, next.key).index();
        var mr = mrs.read(region);
        ignore(mr.localWrite(), mr.remoteWrite(), mr.remoteAtomic(), mr.remoteInvalidate(), next.key);
        // What was found may be old when the packet is shown: the one before may have had to wait for long.
        var changed = reg(bool());
        changed.next(io.mr.valid().and(write.index().eq(region))
            .or(changed.and(next.mayTake.not())));

        var localCarry = reg(uint(1));
        var remoteCarry = reg(uint(1));
        var distance = reg(uint(32));
        var borrow = reg(uint(1));
        var pages = reg(uint(33));                           // of 2^32 bytes, before the carry
        var room = reg(uint(33));                            // for the first byte; negative if there is none
        var isHis = reg(bool());
        var near = reg(bool());
        var fitting = reg(bool());
        var wqe = segment.wqe();
        var key = new MrKey(parameters, wqe.localKey());
        step.in(Step.IDLE, () -> when(io.segments.valid(), () -> step.go(Step.ADDING)))
            .in(Step.ADDING, () -> {
                add(wqe.localAddress(), segment.offset(), local, localCarry);
                add(wqe.remoteAddress(), segment.offset(), remote, remoteCarry);
                step.go(Step.MEASURING);
            })
            .in(Step.MEASURING, () -> {
                carry(local, localCarry);
                carry(remote, remoteCarry);
                var low = local.trunc(32).zext(33).minus(mr.base().trunc(32).zext(33));
                distance.next(low.trunc(32));
                borrow.next(low.bits(32, 32));
                pages.next(local.bits(63, 32).zext(33).minus(mr.base().bits(63, 32).zext(33)));
                size.next(mr.pages());
                room.next(mr.length().zext(33).minus(segment.length().zext(33)));
                isHis.next(mr.valid().and(mr.tag().eq(key.tag()))
                    .and(mr.pd().eq(segment.pd())).and(key.isForeign().not())
                    .and(mr.remoteRead().or(segment.flow().responses().not())));
                step.go(Step.COMPARING);
            })
            .in(Step.COMPARING, () -> {
                // Pages of the sum from those of the base: 0, or what the low halves say.
                near.next(pages.eq(cat(fill(localCarry.gt(borrow), 32), localCarry.xor(borrow))));
                fitting.next(room.msb().not().and(distance.le(room.trunc(32))));
                step.go(Step.SHOWING);
            });
        return isHis.and(near).and(fitting).and(changed.not());
    }

    private static void add(UInt base, UInt offset, UInt sum, UInt carry) {
        var low = base.trunc(32).plusWide(offset);
        sum.next(cat(base.bits(63, 32), low.trunc(32)));
        carry.next(low.bits(32, 32));
    }

    private static void carry(UInt sum, UInt carry) {
        sum.next(cat(sum.bits(63, 32).plus(carry.zext(32)), sum.trunc(32)));
    }

    /** The payload stands in the send queue. */
    private static Bool isInRing(Segment segment) {
        return segment.wqe().inline().or(segment.wqe().isAtomic().and(segment.flow().responses().not()));
    }

    private Transmission transmission(Segment segment, UInt local, UInt remote, PageSize pages,
                                      Bool isEmptied) {
        var wqe = segment.wqe();
        return new Transmission(segment.flow(),
            mux(segment.flow().responses(), response(segment, isEmptied), request(segment)),
            segment.psn(), segment.msn(), segment.po(), segment.rqmsn(), segment.retrans(), segment.ackRequest(),
            wqe.solicited().and(segment.last()), segment.path(), remote, wqe.remoteKey(), wqe.length(), wqe.immediate(),
            segment.ackMsn(), segment.result(), local, isInRing(segment).not(),
            new MrKey(parameters, wqe.localKey()).index(),
            new PageSize(pages.listed().and(isInRing(segment).not()), pages.shift()),
            segment.length().gate(isEmptied.not()), segment.choosing(), segment.silent());
    }

    private static UInt request(Segment segment) {
        var wqe = segment.wqe();
        var message = mux(wqe.isWrite(), message(segment, WRITE_FIRST), message(segment, SEND_FIRST));
        var invalidate = cat(lit(SEND_LAST_INVALIDATE >> 1, 7), segment.first());
        var atomic = mux(wqe.kind().bit(0), lit(COMPARE_AND_SWAP, 8), lit(FETCH_AND_ADD, 8));
        return mux(wqe.isAnswered(), mux(wqe.isAtomic(), atomic, lit(READ, 8)),
            mux(wqe.kind().all().and(segment.last()), invalidate, message));
    }

    /** Of a Send or a Write: First, Middle, Last and Only, the latter two without and with immediate data. */
    private static UInt message(Segment segment, int opcode) {
        var hasImmediate = segment.wqe().hasImmediate();
        var last = mux(hasImmediate, lit(opcode + 3, 8), lit(opcode + 2, 8));
        var only = mux(hasImmediate, lit(opcode + 5, 8), lit(opcode + 4, 8));
        return mux(segment.last(), mux(segment.first(), only, last),
            mux(segment.first(), lit(opcode, 8), lit(opcode + 1, 8)));
    }

    private static UInt response(Segment segment, Bool isEmptied) {
        var part = mux(segment.first(), lit(READ_FIRST, 8), lit(READ_FIRST + 1, 8));
        var end = mux(segment.first().or(isEmptied), lit(READ_FIRST + 3, 8), lit(READ_FIRST + 2, 8));
        return mux(segment.wqe().isAtomic(), lit(ATOMIC_ACK, 8), mux(segment.last().or(isEmptied), end, part));
    }
}
