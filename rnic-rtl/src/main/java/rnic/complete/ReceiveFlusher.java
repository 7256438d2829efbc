package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.ActiveRing;
import rnic.context.Flush;
import rnic.context.PairTables;
import rnic.context.Doorbell;
import rnic.context.QueueSetup;
import rnic.context.StateWrite;
import rnic.messages.Completion;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Completes the receive WQEs of queue pairs in error, one after the other: those that no message has consumed, and
 * those that are posted later, never more than their queue holds. A queue pair's turn comes when every packet that was
 * accepted before the error has been reported: {@link #SETTLING} cycles behind it, in which the last packets leave the
 * receive core, the packets that wait for their report are counted, and these must have left. Queue pairs are looked at
 * in turn, 5 cycles each, so that none waits for the packets of another; 6 cycles per request while completions are
 * taken. A new life begins at once, whatever the
 * completions of others do. WQEs of a shared receive queue are completed in RESET, too, so that the host gets back what
 * a queue pair has not used.
 */
@Doc("Completes the receive WQEs of queue pairs in error.")
public record ReceiveFlusher(RnicParameters parameters) implements Circuit<ReceiveFlusher.Io> {
    /** Cycles from a change of state until no packet of the queue pair is in the receive core. */
    static final int SETTLING = 128;
    /** Bits of the counts of packets: half of their range is longer than any bus stands still. */
    public static final int COUNT_BITS = 30;

    /** What the flusher is doing: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, JUDGING, SHOWING }

    /** How far the flush of a queue pair is. */
    enum Phase { NONE, SETTLING, LEAVING, FLUSHING }

    public record Io(
        @Doc("the queue pair of which a life begins, and its queue") Stream<QueueSetup> setup,
        Valid<StateWrite> state,
        @Doc("doorbells of receive queues") Valid<Doorbell> rung,
        @Doc("requests that messages have consumed") Valid<Doorbell> consumed,
        @Doc("a queue pair goes to error") Valid<Flush> flush,
        @Doc("packets that have begun to wait for their report, modulo 2^30") UInt entered,
        @Doc("packets that have been reported, modulo 2^30") UInt left,
        @Doc("the flush of this queue pair begins") Valid<UInt> flushed,
        Stream<Completion> completions,
        @Doc("of the life that begins: its WQEs are those of a shared receive queue") Optional<Bool> sharing
    ) implements Bundle<Io> {}

    /** Where a queue pair stands; {@code number}: since when it settles, what must have left, the next request. */
    private record Row(Choice<Phase> phase, UInt number, Choice<CompletionStatus> status) implements Bundle<Row> {
        static final Shape<Row> SHAPE =
            bundle(Row.class, choice(Phase.class), uint(COUNT_BITS), choice(CompletionStatus.class));
    }

    @Override public Io ports(Ports p) {
        int qp = indexWidth(parameters.queuePairs());
        return new Io(p.in(Stream.of(QueueSetup.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(Doorbell.of(parameters))), p.in(Valid.of(Doorbell.of(parameters))),
            p.in(Valid.of(Flush.of(parameters))), p.in(uint(COUNT_BITS)), p.in(uint(COUNT_BITS)),
            p.out(Valid.of(uint(qp))), p.out(Stream.of(Completion.of(parameters))),
            parameters.shares() ? Optional.of(p.in(bool())) : Optional.empty());
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(pairs, 4));
        var qp = reg(uint(indexWidth(pairs)));
        var beginning = wire(bool()).named("beginning");
        var beginner = io.setup.payload().qp();
        // Who is to begin a life is not looked at any more: doorbells would name it again and again.
        var isHeld = io.setup.valid().and(beginner.eq(ring.next().payload()));
        var at = mux(step.is(Step.IDLE), ring.next().payload(), qp);

        // The tables; each has one writer.
        var producer = PairTables.count("producer", pairs, io.rung, beginning, beginner, at);
        var consumed = PairTables.count("consumed", pairs, io.consumed, beginning, beginner, at);
        var state = PairTables.state(pairs, io.state, at);
        var flush = FlushTable.find(pairs, io.flush.valid(), io.flush.value().qp(), io.flush.value().receiveStatus(),
            beginning, beginner, io.setup.payload().size(), at);
        var rows = memory(Row.SHAPE, pairs).style(BRAM).latency(2);
        var row = rows.read(at);

        // From phase to phase; then one request after the other, none that is posted beyond the queue.
        var time = reg(uint(log2Ceil(SETTLING) + 2)).init(0);
        time.next(time.plus(1));
        var isAsked = reg(bool());
        var isSettled = reg(bool());
        var haveLeft = reg(bool());
        var behind = reg(uint(16));                          // requests posted behind the oldest incomplete one
        var failed = state.is(QueuePairState.ERR).and(flush.asked());
        var lived = io.sharing.map(_ -> reg(bool()).named("lived").init(0));
        var returns = io.sharing.map(it -> returns(io, it, lived.orElseThrow(), beginning, beginner, at));
        isAsked.next(returns.map(it -> failed.or(it.and(state.is(QueuePairState.RESET)))).orElse(failed));
        isSettled.next(time.minus(row.number.trunc(time.width())).ge(SETTLING));
        haveLeft.next(io.left.minus(row.number).msb().not());
        behind.next(FlushTable.Found.behind(producer, row.number.trunc(16)));
        var settling = row.phase.is(Phase.NONE);
        var leaving = row.phase.is(Phase.SETTLING).and(isSettled);
        var flushing = row.phase.is(Phase.LEAVING).and(haveLeft);
        var moved = mux(settling, new Row(phase(Phase.SETTLING), time.zext(COUNT_BITS), status(io, flush)),
            mux(leaving, new Row(phase(Phase.LEAVING), io.entered, row.status),
                new Row(phase(Phase.FLUSHING), consumed.zext(COUNT_BITS), row.status)));
        var completed = new Row(row.phase, row.number.trunc(16).plus(1).zext(COUNT_BITS),
            lit(CompletionStatus.FLUSHED));

        // A life begins while others are looked at, and takes nothing over from the one before.
        var moving = step.is(Step.JUDGING).and(isAsked).and(settling.or(leaving).or(flushing));
        var ending = step.is(Step.SHOWING).and(io.completions.ready());
        var isHis = step.is(Step.IDLE).not().and(beginner.eq(qp));
        var others = io.rung.valid().or(io.consumed.valid()).or(io.flush.valid()).or(moving).or(ending);
        beginning.set(io.setup.valid().and(isHis.or(others).not()));
        when(beginning.or(moving).or(ending), () -> rows.write(mux(beginning, beginner, qp),
            mux(beginning, zero(Row.SHAPE), mux(ending, completed, moved))));

        var showing = isAsked.and(row.phase.is(Phase.FLUSHING)).and(flush.isPosted(behind));
        step.in(Step.IDLE, () -> {
                qp.next(at);
                when(ring.next().valid().and(isHeld.not()), () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> step.go(Step.JUDGING))
            .in(Step.JUDGING, () -> when(showing, () -> step.go(Step.SHOWING)).otherwise(() -> step.go(Step.IDLE)))
            .in(Step.SHOWING, () -> when(ending, () -> step.go(Step.IDLE)));
        check(step.is(Step.SHOWING).not().or(row.phase.is(Phase.FLUSHING)),
            "only a queue pair that is flushed completes requests");
        check(io.entered.minus(io.left).lt(1L << COUNT_BITS - 1),
            "no more packets have been reported than have waited");
        var completion = reg(Completion.of(parameters));
        when(step.is(Step.JUDGING), () -> completion.next(new Completion(qp, lit(true),
            lit(CompletionKind.RECEIVE), row.status, lit(false), lit(0, 32), lit(0, 32),
            row.number.trunc(16), lit(0, 24), lit(false))));
        io.completions.valid().set(step.is(Step.SHOWING));
        io.completions.payload().set(completion);

        var waiting = step.is(Step.JUDGING).and(isAsked).and(row.phase.is(Phase.FLUSHING).not());
        hint(ring, 0, waiting.or(ending), qp);
        hint(ring, 1, io.rung.valid(), io.rung.value().qp());
        hint(ring, 2, io.state.valid().and(returns.isEmpty() ? io.state.value().waking()
            : io.state.value().waking().or(lived.orElseThrow())), io.state.value().qp());
        hint(ring, 3, io.flush.valid(), io.flush.value().qp());
        ring.next().ready().set(step.is(Step.IDLE).and(isHeld.not()));
        io.setup.ready().set(beginning);
        io.flushed.valid().set(moving.and(flushing));
        io.flushed.value().set(qp);
        ignore(io.flush.value().sendStatus(), io.flush.value().named(), io.flush.value().request(), io.setup.payload().base());
    }

    /**
     * The life uses a shared receive queue: what it was dealt and has not used is given back in RESET, too. After a
     * reset of the NIC no life has anything to give back.
     */
    private Bool returns(Io io, Bool sharing, Bool lived, Bool beginning, UInt beginner, UInt at) {
        lived.next(lived.or(beginning));
        var clearing = io.state.valid().and(lived.not());
        // Up to INIT the state is the RESET of the life before: nothing of this one is given back in that.
        var isNew = reg(bool()).named("is_new").init(0);
        var shares = reg(bool()).named("shares");
        var isInit = isNew.and(io.state.valid()).and(io.state.value().state().is(QueuePairState.INIT));
        when(beginning, () -> {
            isNew.next(true);
            shares.next(sharing);
        }).elseWhen(isInit, () -> isNew.next(false));
        var newest = reg(beginner.shape());
        when(beginning, () -> newest.next(beginner));
        check(isInit.not().or(io.state.value().qp().eq(newest)), "INIT is that of the life that has begun");
        check(isInit.and(beginning).not(), "no life begins while another is told to be in INIT");
        var lives = memory(bool(), parameters.queuePairs()).named("sharing").style(BRAM).latency(2);
        check(clearing.and(beginning).not(), "no life begins while queue pairs are told of their first state");
        when(beginning.or(clearing).or(isInit), () -> lives.write(mux(beginning, beginner, io.state.value().qp()),
            isInit.and(shares).and(beginning.not())));
        return lives.read(at);
    }

    /** Without an error there is no reason. */
    private static Choice<CompletionStatus> status(Io io, FlushTable.Found flush) {
        return io.sharing.isEmpty() ? flush.status()
            : mux(flush.asked(), flush.status(), lit(CompletionStatus.FLUSHED));
    }

    private static Choice<Phase> phase(Phase phase) {
        return lit(phase);
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }
}
