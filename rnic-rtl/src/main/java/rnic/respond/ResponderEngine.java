package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.Optional;
import rnic.messages.ResponseLookup;
import rnic.messages.ResponseCount;
import rnic.common.ActiveRing;
import rnic.context.*;
import rnic.protocol.*;
import rnic.protocol.FailureCause;

/**
 * Starts Reads and atomics in the order of their requests: gives each response its PSNs, lets the sender send a Read,
 * and an atomic when it has been executed. A Read waits until all atomics before it have been executed; atomics wait
 * for a place in their unit; nothing waits for the sender. Nothing starts unless the queue pair is in RTR, RTS or SQD,
 * and nothing more becomes ready once an atomic has failed (row 44). One queue pair after the other: 10 cycles to
 * start, 4 for an executed atomic, at most as many before a new life is taken.
 */
@Doc("Starts Reads and atomics in the order of their requests.")
public record ResponderEngine(RnicParameters parameters) implements Circuit<ResponderEngine.Io> {
    private static final int SMALLEST_MTU = 8;               // log2 of its bytes
    /** What is being done: one queue pair after the other. */
    enum Step { IDLE, READING, LOADED, LOOKING, WAITING, DECIDING, COUNTING, NUMBERING, RETIRING }

    public record Io(
        Stream<ResponderLife> setup,
        Valid<StateWrite> state,
        @Doc("responses that may be started; 0 when a life begins") Valid<ResponseCount> crossed,
        Stream<ResponseLookup> lookup,
        @Doc("four cycles after it was taken") KeptContext found,
        @Doc("for the context") Stream<ContextUpdate> updates,
        Stream<AtomicOperation> operations,
        Stream<AtomicResult> results,
        @Doc("an atomic of this queue pair is started; its result ends it") Valid<UInt> beginning,
        @Doc("responses that may be sent; 0 when a life begins") Valid<ResponseCount> ready,
        @Doc("row 44: an atomic was accepted and could not be executed") Stream<Failure> failures
    ) implements Bundle<Io> {}

    /** What the engine keeps of the context of a queue pair. */
    private record Choices(UInt mtuCode, UInt pd, Optional<Bool> roce) implements Bundle<Choices> {
        static Shape<Choices> of(RnicParameters parameters) {
            return bundle(f -> new Choices(f.of(uint(3)), f.of(uint(16)), parameters.withRoce(() -> f.of(bool()))));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ResponderLife.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Valid.of(ResponseCount.of(parameters))), p.out(Stream.of(ResponseLookup.of(parameters))),
            p.in(KeptContext.of(parameters)), p.out(Stream.of(ContextUpdate.of(parameters))),
            p.out(Stream.of(AtomicOperation.of(parameters))), p.in(Stream.of(AtomicResult.of(parameters))),
            p.out(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.out(Valid.of(ResponseCount.of(parameters))), p.out(Stream.of(Failure.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var step = machine(Step.IDLE);
        var ring = instance(new ActiveRing(pairs, 3));

        // A new life goes first, then what has been executed, so that places become free.
        var isIdle = step.is(Step.IDLE);
        var result = io.results.payload();
        var qp = reg(uint(indexWidth(pairs)));
        var done = reg(AtomicResult.of(parameters));
        var isDone = reg(bool());
        var at = mux(isIdle, mux(io.results.valid(), result.qp(), ring.next().payload()), qp);
        io.setup.ready().set(isIdle);
        io.results.ready().set(isIdle.and(io.setup.valid().not()));
        ring.next().ready().set(isIdle.and(io.setup.valid().or(io.results.valid()).not()));
        var beginning = io.setup.fires();
        var beginner = io.setup.payload();

        var rows = memory(ResponderRow.of(parameters), pairs).style(BRAM).latency(2);
        var row = rows.read(at);
        var choices = memory(Choices.of(parameters), pairs).style(BRAM).latency(2);
        when(beginning, () -> choices.write(beginner.qp(),
            new Choices(beginner.mtuCode(), beginner.pd(), beginner.roce())));
        var crossed = PairTables.count("crossed", pairs, new Valid<>(io.crossed.valid(),
            new Doorbell(io.crossed.value().qp(), io.crossed.value().count())), at);
        var state = PairTables.state(pairs, io.state, at);
        var works = state.is(QueuePairState.RTR).or(state.is(QueuePairState.RTS)).or(state.is(QueuePairState.SQD));
        var isWaiting = crossed.ne(row.started()).and(works).and(row.failed().not());

        var telling = reg(bool()).init(0);                   // a failure that has not been taken
        var saved = parameters.roce() && parameters.atomics() ? Optional.of(instance(new SavedResults(parameters)))
            : Optional.<SavedResults.Io>empty();
        var mayRetire = mux(done.failed(), telling.not(), io.updates.ready());
        var started = start(io, step, qp, row, choices.read(at), saved);
        step.in(Step.IDLE, () -> {
                qp.next(at);
                done.next(result);
                isDone.next(io.results.valid());
                when(io.setup.valid().not().and(io.results.valid().or(ring.next().valid())),
                    () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> when(isDone, () -> step.go(Step.RETIRING))
                .elseWhen(isWaiting, () -> step.go(Step.LOOKING)).otherwise(() -> step.go(Step.IDLE)))
            .in(Step.RETIRING, () -> when(mayRetire, () -> step.go(Step.IDLE)));
        var numbering = started.numbering;
        var retiring = step.is(Step.RETIRING).and(mayRetire);

        var newRow = mux(step.is(Step.RETIRING), row.withDone(done.failed()), started.row);
        when(beginning.or(numbering).or(retiring), () -> rows.write(mux(beginning, beginner.qp(), qp),
            mux(beginning, ResponderRow.beginning(parameters, beginner.psn()), newRow)));
        ignore(done.qp());
        io.updates.valid().set(step.is(Step.NUMBERING).or(step.is(Step.RETIRING).and(done.failed().not())));
        io.updates.payload().set(new ContextUpdate(qp, mux(step.is(Step.RETIRING), done.context(), started.context),
            saved.map(it -> step.is(Step.RETIRING).or(started.repeats.orElseThrow().and(it.found().valid())))
                .orElse(step.is(Step.RETIRING)), started.psn,
            saved.map(it -> mux(step.is(Step.RETIRING), done.old(), it.found().value())).orElse(done.old())));
        saved.ifPresent(it -> {
            it.qp().set(at);
            it.beginning().valid().set(beginning);
            it.beginning().value().set(beginner.qp());
            it.done().valid().set(retiring);
            it.done().value().set(done.old());
        });
        var reporting = numbering.and(started.isRead).or(retiring.and(row.counts(done.failed())));
        io.ready.valid().set(stage(reporting.or(beginning)));
        io.ready.value().set(stage(new ResponseCount(mux(beginning, beginner.qp(), qp),
            newRow.ready().gate(beginning.not()))));

        hint(ring, 0, io.crossed.valid(), io.crossed.value().qp());
        hint(ring, 1, numbering.or(started.isFull), qp);     // there may be more, or a place in the unit
        hint(ring, 2, retiring, qp);
        fail(io, retiring.and(done.failed()), qp, telling);
        check(step.is(Step.RETIRING).not().or(row.open().ne(0)), "who is done has been started");
        check(step.is(Step.LOADED).not().or(row.started().minus(row.ready()).ge(row.open())),
            "what is being executed is not ready");
        cover(step.is(Step.LOADED).and(works.not()).and(crossed.ne(row.started())), "who does not work does not start");
    }

    /** What a start makes of the queue pair's row. */
    private record Started(ResponderRow row, UInt context, UInt psn, Bool numbering, Bool isRead, Bool isFull,
                           @Doc("of a copy of an atomic") Optional<Bool> repeats) {}

    /** The oldest request that has not been started is looked up and judged; its packets are counted. */
    private Started start(Io io, Machine<Step> step, UInt qp, ResponderRow row, Choices choices,
                          Optional<SavedResults.Io> saved) {
        var waited = reg(uint(2)).init(0);
        var context = reg(KeptContext.of(parameters));
        var rounded = reg(uint(33));
        var packets = reg(uint(24));
        var offered = reg(AtomicOperation.of(parameters));
        var offering = reg(bool()).init(0);
        io.lookup.valid().set(step.is(Step.LOOKING));
        io.lookup.payload().set(new ResponseLookup(qp, row.started().trunc(indexWidth(parameters.contexts()))));

        var found = io.found;
        var isRead = found.kind().is(ContextKind.READ);
        var mustWait = mux(alone(isRead, found, saved), row.open().ne(0), offering);
        var isFull = step.is(Step.DECIDING).and(alone(isRead, found, saved).not()).and(offering);
        var bytes = found.operand().trunc(32);
        var isEmpty = reg(bool());
        var rest = reg(uint(12)).named("bytes_but_one");     // of a whole packet; the choices stand since LOADED
        rest.next(choose(choices, 0xFF, 0x1FF, 0x3FF, 0x7FF, 0xFFF));
        step.in(Step.LOOKING, () -> when(io.lookup.ready(), () -> step.go(Step.WAITING)))
            .in(Step.WAITING, () -> {
                waited.next(waited.plus(1));
                when(waited.eq(ResponderContexts.LATENCY - 2), () -> {
                    waited.next(0);
                    step.go(Step.DECIDING);
                });
            })
            .in(Step.DECIDING, () -> {
                context.next(found);
                isEmpty.next(bytes.any().not());
                rounded.next(bytes.plusWide(rest.zext(32)));
                when(mustWait, () -> step.go(Step.IDLE)).otherwise(() -> step.go(Step.COUNTING));
            })
            .in(Step.COUNTING, () -> {
                var count = rounded.shr(SMALLEST_MTU).trunc(24);
                for (int code = 1; code <= 4; code++) {
                    count = mux(choices.mtuCode().eq(code), rounded.shr(SMALLEST_MTU + code).trunc(24), count);
                }
                packets.next(mux(context.kind().is(ContextKind.READ).and(isEmpty.not()), count, lit(1, 24)));
                saved.ifPresentOrElse(it -> when(it.busy().not(), () -> step.go(Step.NUMBERING)),
                    () -> step.go(Step.NUMBERING));
            })
            .in(Step.NUMBERING, () -> when(io.updates.ready(), () -> step.go(Step.IDLE)));
        ignore(context.msn(), context.psn());
        var psn = choices.roce().map(it -> mux(it, context.psn(), row.psn())).orElse(row.psn());

        var numbering = step.is(Step.NUMBERING).and(io.updates.ready());
        var reads = context.kind().is(ContextKind.READ);
        var isAlone = alone(reads, context, saved);
        saved.ifPresent(it -> {
            it.asked().valid().set(step.is(Step.DECIDING).and(mustWait.not()).and(isRead.not())
                .and(found.repeats().orElseThrow()));
            it.asked().value().set(found.psn());
            it.started().valid().set(numbering.and(isAlone.not()));
            it.started().value().set(context.psn());
        });
        when(numbering.and(isAlone.not()), () -> {
            offering.next(true);
            offered.next(new AtomicOperation(qp, context.context(), choices.pd(),
                context.kind().is(ContextKind.FETCH_ADD), context.address(), context.key(), context.operand(),
                context.result()));
        }).elseWhen(io.operations.ready(), () -> offering.next(false));
        io.operations.valid().set(offering);
        io.operations.payload().set(offered);
        check(numbering.and(isAlone.not()).and(offering).not(), "there is a place for every atomic that starts");
        check(numbering.and(context.kind().is(ContextKind.EXECUTED)).not(), "nothing is executed twice");
        io.beginning.valid().set(numbering.and(isAlone.not()));
        io.beginning.value().set(qp);
        return new Started(row.withStarted(packets, isAlone), context.context(), psn, numbering, isAlone, isFull,
            saved.map(_ -> context.repeats().orElseThrow().and(reads.not())));
    }

    /** It is answered when everything before it has been executed: a Read, or a copy of an atomic. */
    private static Bool alone(Bool isRead, KeptContext context, Optional<SavedResults.Io> saved) {
        return saved.map(_ -> isRead.or(context.repeats().orElseThrow())).orElse(isRead);
    }

    /** A number for each code of the PMTU. */
    private static UInt choose(Choices choices, long... numbers) {
        var chosen = lit(numbers[0], 12);
        for (int code = 1; code < numbers.length; code++) {
            chosen = mux(choices.mtuCode().eq(code), lit(numbers[code], 12), chosen);
        }
        return chosen;
    }

    /** One failure at a time: who collects them waits for nobody. */
    private void fail(Io io, Bool fails, UInt qp, Bool telling) {
        var failing = reg(uint(qp.width()));
        when(fails, () -> {
            telling.next(true);
            failing.next(qp);
        }).elseWhen(io.failures.ready(), () -> telling.next(false));
        io.failures.valid().set(telling);
        io.failures.payload().set(new Failure(failing, FailureCause.REQUEST_MEMORY));
    }

    private static void hint(ActiveRing.Io ring, int source, Bool valid, UInt qp) {
        ring.hints().at(source).valid().set(valid);
        ring.hints().at(source).value().set(qp);
    }
}
