package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.ActiveRing;
import rnic.context.Doorbell;
import rnic.context.Flush;
import rnic.context.PairTables;
import rnic.context.QueueSetup;
import rnic.context.StateWrite;
import rnic.messages.Completion;
import rnic.messages.MessageCount;
import rnic.messages.ReadsDone;
import rnic.messages.SendWqe;
import rnic.messages.WqeDetail;
import rnic.messages.WqeLookup;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * Completes send WQEs in order: with success when the peer has acknowledged their messages and, of a Read or an atomic,
 * all of its response has come (a completion only if the request wants one), with an error when the queue pair is
 * flushed (always a completion, as of a Send of 0 bytes); behind an error nothing succeeds. Success says that what was
 * brought is in memory, also by Reads before that want no completion: the next one waits for it.
 * Each request completes once.
 *
 * <p>A pipeline of two: one queue pair is looked at, 3 cycles, while what was found of another is decided, 3 cycles and
 * one more if it has a completion; so {@value #EACH} cycles per request, 6 if all are of one queue pair. A flush
 * waits {@link #SETTLING} cycles for the last acknowledgements; requests posted later in the error state are flushed
 * too, never more than the queue holds. A new life begins at once, whatever the completions of others do.
 */
@Doc("Completes send WQEs in order, with success or flushed.")
public record SendCompleter(RnicParameters parameters) implements Circuit<SendCompleter.Io> {
    /** Cycles that a flush waits for what is on its way. */
    static final int SETTLING = 64;
    /** Most cycles from one request to that of another queue pair while completions and look-ups are taken. */
    static final int EACH = 4;

    /** How far the look at the next queue pair is. */
    enum Look { IDLE, READING, LOADED }

    /** What is being done with the one that was looked at before. */
    enum Step { IDLE, DECIDING, MAKING, SHOWING }

    /** How far the flush of a queue pair is; the oldest request gets the status of a failure that names none. */
    enum Phase { NONE, SETTLING, FIRST, FLUSHING }

    public record Io(
        Stream<QueueSetup> setup,
        Valid<StateWrite> state,
        @Doc("what the peer has acknowledged") Valid<MessageCount> update,
        @Doc("doorbells of send queues") Valid<Doorbell> rung,
        @Doc("Reads and atomics that have their response") Valid<ReadsDone> readsDone,
        @Doc("of the oldest request; shown until it is taken") Valid<WqeLookup> lookup,
        @Doc("it is taken in this cycle") Bool taken,
        @Doc("two cycles behind that") WqeDetail detail,
        @Doc("a queue pair goes to error") Valid<Flush> flush,
        Stream<Completion> completions,
        @Doc("requests that are complete: their places on chip are free") Valid<Doorbell> completed
    ) implements Bundle<Io> {}

    /** Where a queue pair stands. */
    private record Row(
        UInt completed, Choice<Phase> phase,
        @Doc("when its flush began to settle") UInt since,
        @Doc("Reads and atomics that are complete") UInt reads,
        @Doc("the newest of them had no completion, and there was none behind it") Bool unseen
    ) implements Bundle<Row> {
        static final int TIME_BITS = log2Ceil(SETTLING) + 2;

        static Shape<Row> of(RnicParameters parameters) {
            return bundle(Row.class, uint(16), choice(Phase.class), uint(TIME_BITS),
                uint(Responses.messageBits(parameters)), bool());
        }

        Row in(Phase next, UInt time) {
            return new Row(completed, lit(next), time, reads, unseen);
        }

        Bool isFlushing() {
            return phase.is(Phase.FIRST).or(phase.is(Phase.FLUSHING));
        }
    }

    /** What is kept of {@link ReadsDone}: as many as there are messages may be ahead of those completed. */
    private record Responses(@Doc("low bits") UInt messages, UInt placements) implements Bundle<Responses> {
        static Shape<Responses> of(RnicParameters parameters) {
            return bundle(Responses.class, uint(messageBits(parameters)), uint(24));
        }

        static int messageBits(RnicParameters parameters) {
            return log2Ceil(parameters.messages()) + 1;
        }
    }

    /** Which request a failure is of, if it names one. */
    private record Named(Bool named, UInt request) implements Bundle<Named> {
        static final Shape<Named> SHAPE = bundle(Named.class, bool(), uint(16));
    }

    /** The queue pair that is being served, and what the tables say of it. */
    private record Served(UInt qp, Row row, WqeDetail detail, UInt acknowledged, Responses responses, Bool isLive,
                          Bool isAsked,
                          UInt producer, FlushTable.Found flush, Named named) {}

    /** Both stages; a queue pair goes from the one to the other; the request that is worked on has a completion. */
    private record Stages(Machine<Look> look, Machine<Step> step, Bool handing, Bool showing) {}

    /** What is decided of it. */
    private record Decided(@Doc("of SHOWING") Bool successful, @Doc("of MAKING: it will be shown") Bool completing,
                           Bool settling, Bool flushing) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(QueueSetup.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(MessageCount.of(parameters))), p.in(Valid.of(Doorbell.of(parameters))),
            p.in(Valid.of(ReadsDone.of(parameters))), p.out(Valid.of(WqeLookup.of(parameters))), p.in(bool()),
            p.in(WqeDetail.SHAPE), p.in(Valid.of(Flush.of(parameters))),
            p.out(Stream.of(Completion.of(parameters))), p.out(Valid.of(Doorbell.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var look = machine(Look.IDLE);
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(parameters.queuePairs(), 6));
        var next = reg(uint(indexWidth(parameters.queuePairs())));
        var qp = reg(uint(indexWidth(parameters.queuePairs())));
        var isWorking = step.is(Step.IDLE).not();
        var at = mux(look.is(Look.IDLE), ring.next().payload(), next);
        var beginning = wire(bool()).named("beginning");
        var beginner = io.setup.payload().qp();
        // Who is to begin a life is not looked at any more: doorbells would name it again and again. Nor is who is still
        // being worked on: its row is about to change.
        var isHeld = io.setup.valid().and(beginner.eq(ring.next().payload()))
            .or(isWorking.and(qp.eq(ring.next().payload())));
        var rows = memory(Row.of(parameters), parameters.queuePairs()).style(BRAM).latency(2);
        var time = reg(uint(Row.TIME_BITS)).init(0);
        time.next(time.plus(1));
        // What has no completion is over in this cycle for certain; else the next look waits for the one behind it.
        var showing = reg(bool()).init(0);
        var mayHand = step.is(Step.IDLE).or(step.is(Step.SHOWING).and(showing.not()));
        var handing = look.is(Look.LOADED).and(mayHand).and(io.taken);
        look.in(Look.IDLE, () -> {
                next.next(at);
                when(ring.next().valid().and(isHeld.not()), () -> look.go(Look.READING));
            })
            .in(Look.READING, () -> look.go(Look.LOADED))
            // Who waits here behind a completion that is not taken need not wait with its new life: the old one is over.
            .in(Look.LOADED, () -> when(handing.or(mayHand.not().and(io.setup.valid()).and(beginner.eq(next))),
                () -> look.go(Look.IDLE)));
        when(handing, () -> qp.next(next));
        var served = served(io, beginning, at, qp, rows.read(at));
        io.lookup.valid().set(look.is(Look.LOADED).and(mayHand));      // and read in MAKING
        io.lookup.value().set(new WqeLookup(next, served.row.completed.trunc(log2Ceil(parameters.messages()))));
        check(look.is(Look.IDLE).or(isWorking.not()).or(next.ne(qp)), "nobody is looked at while it is worked on");
        var newRow = reg(Row.of(parameters));
        var decided = complete(io, new Stages(look, step, handing, showing), served, newRow, time);

        // A life begins while others are served, and takes nothing over from the one before.
        var making = step.is(Step.MAKING).and(decided.completing.not());
        var moving = making.and(decided.settling.or(decided.flushing));
        var ending = step.is(Step.SHOWING).and(io.completions.ready().or(io.completions.valid().not()));
        var isHis = look.is(Look.IDLE).not().and(beginner.eq(next)).or(isWorking.and(beginner.eq(qp)));
        var others = io.update.valid().or(io.rung.valid()).or(io.flush.valid()).or(io.readsDone.valid()).or(moving)
            .or(ending);
        beginning.set(io.setup.valid().and(isHis.or(others).not()));
        when(beginning.or(ending).or(moving), () -> rows.write(mux(beginning, beginner, qp), mux(beginning,
            zero(Row.of(parameters)),
            mux(ending, newRow, mux(decided.settling, served.row.in(Phase.SETTLING, time),
                served.row.in(Phase.FIRST, time))))));

        var waiting = making.and(served.isAsked).and(served.row.isFlushing().not());
        hint(ring, 0, waiting.or(ending), qp);
        hint(ring, 1, io.rung.valid(), io.rung.value().qp());
        hint(ring, 2, io.update.valid(), io.update.value().qp());
        hint(ring, 3, io.state.valid().and(io.state.value().waking()), io.state.value().qp());
        hint(ring, 4, io.flush.valid(), io.flush.value().qp());
        hint(ring, 5, io.readsDone.valid(), io.readsDone.value().qp());
        ring.next().ready().set(look.is(Look.IDLE).and(isHeld.not()));
        io.setup.ready().set(beginning);
        io.completed.valid().set(ending.and(decided.successful));
        io.completed.value().set(new Doorbell(qp, newRow.completed));
        ignore(io.setup.payload().base(), io.flush.value().receiveStatus());
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }

    /** The copies of what others say; each has one writer. */
    private Served served(Io io, Bool beginning, UInt at, UInt qp, Row row) {
        int pairs = parameters.queuePairs();
        var setup = io.setup.payload().qp();
        var update = io.update.value();
        var acknowledgements = new Valid<>(io.update.valid(),
            new Doorbell(update.qp(), update.messages().trunc(MessageCount.openBits(parameters))));
        ignore(update.messages());                           // but for its low bits
        var acknowledged = PairTables.count("acknowledged", pairs, acknowledgements, beginning, setup, at);
        var producer = PairTables.count("producer", pairs, io.rung, beginning, setup, at);
        var state = PairTables.state(pairs, io.state, at);
        var flush = FlushTable.find(pairs, io.flush.valid(), io.flush.value().qp(), io.flush.value().sendStatus(),
            beginning, setup, io.setup.payload().size(), at);

        var isError = state.is(QueuePairState.ERR);
        var isLive = state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD)).or(isError);
        return new Served(qp, row, io.detail, acknowledged, responses(io, beginning, at), isLive,
            isError.and(flush.asked()), producer, flush, named(io, at));
    }

    /** Of the newest flush; without one nobody asks. */
    private Named named(Io io, UInt at) {
        var named = memory(Named.SHAPE, parameters.queuePairs()).named("named").style(BRAM).latency(2);
        var flush = io.flush.value();
        when(io.flush.valid(), () -> named.write(flush.qp(), new Named(flush.named(), flush.request())));
        return named.read(at);
    }

    private Responses responses(Io io, Bool beginning, UInt at) {
        var responses = memory(Responses.of(parameters), parameters.queuePairs()).named("responses").style(BRAM)
            .latency(2);
        var done = io.readsDone.value();
        var reported =
            new Responses(parameters.inLife(done.messages()).trunc(Responses.messageBits(parameters)),
                done.placements());
        ignore(done);
        check(io.readsDone.valid().and(beginning).not(), "no response ends while a life begins");
        when(io.readsDone.valid().or(beginning), () -> responses.write(mux(beginning, io.setup.payload().qp(),
            done.qp()), mux(beginning, zero(Responses.of(parameters)), reported)));
        return responses.read(at);
    }

    /** Decides whether the oldest request is done, or what becomes of the flush if it is not. */
    private Decided complete(Io io, Stages stages, Served served, Row newRow, UInt time) {
        var step = stages.step;
        var showing = stages.showing;
        var completion = reg(Completion.of(parameters));
        var ahead = reg(uint(MessageCount.openBits(parameters)));  // acknowledged messages that are not complete
        var isLive = reg(bool());
        var behind = reg(uint(16));                          // requests posted behind the oldest incomplete one
        var mayFlush = reg(bool());
        var isSettled = reg(bool());
        var acknowledged = reg(bool());
        var answers = reg(uint(Responses.messageBits(parameters)));     // responses of requests that are not complete
        var answered = reg(bool());
        var mayFail = reg(bool());
        var takesStatus = reg(bool());                       // it is the request that the failure is of
        var successful = reg(bool());
        var failing = reg(bool());
        var settling = reg(bool());
        var flushing = reg(bool());

        var needsAnswer = served.detail.isAnswered();
        var isSuccessful = acknowledged.and(answered.or(needsAnswer.not()));
        var isFailing = isSuccessful.not().and(mayFail);
        when(stages.look.is(Look.LOADED), () -> {
            ahead.next(served.acknowledged.minus(served.row.completed.trunc(ahead.width())));
            isLive.next(served.isLive);
            behind.next(FlushTable.Found.behind(served.producer, served.row.completed));
            mayFlush.next(served.isAsked.and(served.row.isFlushing()));
            isSettled.next(time.minus(served.row.since).ge(SETTLING));
            answers.next(served.responses.messages.minus(served.row.reads));
        });
        step.in(Step.IDLE, () -> when(stages.handing, () -> step.go(Step.DECIDING)))
            .in(Step.DECIDING, () -> {
                acknowledged.next(isLive.and(ahead.msb().not()).and(ahead.ne(0))
                    .and(served.row.phase.is(Phase.FLUSHING).not()));
                answered.next(answers.any());
                takesStatus.next(mux(served.named.named, served.named.request.eq(served.row.completed),
                    served.row.phase.is(Phase.FIRST)));
                mayFail.next(mayFlush.and(served.flush.isPosted(behind)));
                settling.next(served.isAsked.and(served.row.phase.is(Phase.NONE)));
                flushing.next(served.isAsked.and(served.row.phase.is(Phase.SETTLING)).and(isSettled));
                step.go(Step.MAKING);
            })
            .in(Step.MAKING, () -> {
                successful.next(isSuccessful);
                failing.next(isFailing);
                showing.next(isFailing.or(served.detail.signaled()));
                when(isSuccessful.or(isFailing), () -> step.go(Step.SHOWING)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.SHOWING, () -> when(stages.handing, () -> step.go(Step.DECIDING))
                .elseWhen(io.completions.ready().or(showing.not()), () -> step.go(Step.IDLE)));

        check(step.is(Step.SHOWING).not().or(successful.ne(failing)), "a request that is shown succeeds or fails");
        check(step.is(Step.MAKING).not().or(settling.and(flushing).not()), "a flush takes one step at a time");
        var done = served.row.completed.plus(1);
        var reads = served.row.reads.plus(needsAnswer.and(isSuccessful).asUInt().zext(answers.width()));
        var hasBrought = served.row.unseen.or(needsAnswer);
        when(step.is(Step.MAKING), () -> newRow.next(new Row(done,
            mux(isFailing, lit(Phase.FLUSHING), served.row.phase),
            served.row.since, reads, hasBrought.and(served.detail.signaled().not()))));
        var status = mux(takesStatus, served.flush.status(), lit(CompletionStatus.FLUSHED));
        when(step.is(Step.MAKING), () -> completion.next(new Completion(served.qp, lit(false),
            mux(isSuccessful, kind(served.detail), lit(CompletionKind.SEND)),
            mux(isFailing, status, lit(CompletionStatus.SUCCESS)), lit(false),
            served.detail.length().gate(isSuccessful), lit(0, 32), served.row.completed, served.responses.placements,
            hasBrought.and(isSuccessful))));
        io.completions.valid().set(step.is(Step.SHOWING).and(showing));
        io.completions.payload().set(completion);
        return new Decided(successful, isSuccessful.or(isFailing), settling, flushing);
    }

    /** Of those that are answered there are as many kinds, in the same order. */
    private static Choice<CompletionKind> kind(WqeDetail detail) {
        var kind = detail.kind();
        var answered = kind.zext(4).plus(CompletionKind.READ.ordinal() - SendWqe.READ).as(choice(CompletionKind.class));
        return mux(detail.isAnswered(), answered,
            mux(kind.bits(2, 1).eq(1), lit(CompletionKind.WRITE), lit(CompletionKind.SEND)));
    }
}
