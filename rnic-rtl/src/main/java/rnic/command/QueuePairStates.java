package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Failure;
import rnic.context.Flush;
import rnic.context.StateWrite;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * The one writer of the states of queue pairs. Commands, failures and a walk over all queue pairs take turns, so that
 * none of them holds up another: a job takes {@link #LONGEST} cycles at most and waits for nobody. The walk puts queue
 * pairs into error of which a completion queue is broken, and ends rests. After reset every queue pair is told to be in
 * RESET, one per cycle.
 */
@Doc("The one writer of the states of queue pairs.")
public record QueuePairStates(RnicParameters parameters) implements Circuit<QueuePairStates.Io> {
    /** Most cycles from the start of a job to that of the next. */
    static final int LONGEST = 8;
    /** Most cycles from an order or failure that is offered to the end of its job: two others go first. */
    static final int PATIENCE = 3 * LONGEST;
    private static final int SOURCES = 3;

    /** What is being done: one queue pair after the other. */
    enum Step { CLEAN, IDLE, READING, LOADED, FIRST, SECOND, ENTERING, JUDGING, ACTING }

    /** Why. The first ones are those of {@link StateOrder}. */
    enum Job { LOOK, CHANGE, RETIRE, FAIL, WALK }

    public record Io(
        @Doc("of commands") Stream<StateOrder> orders,
        @Doc("the order has been carried out") Valid<StateAnswer> answer,
        @Doc("why a queue pair goes to error") Stream<Failure> failures,
        @Doc("a queue pair rests so long after its reset, in 1/16 us") UInt quiet,
        @Doc("in 1/16 us") UInt now,
        @Doc("a completion queue") UInt asked,
        @Doc("two cycles later: it has lost a completion") Bool isBroken,
        Valid<StateWrite> state,
        @Doc("with the state: this queue pair goes to error, and its requests are to be flushed") Valid<Flush> flush,
        @Doc("with the state: it goes to error by itself") Bool failed
    ) implements Bundle<Io> {}

    /** Of the time: a bit more than the longest rest has, enough to tell what is over from what is not. */
    static final int TIME_BITS = 25;

    /** A queue pair. */
    private record Row(Choice<QueuePairState> state, Choice<FailureCause> cause, Bool quiet, UInt until, UInt sendCq,
                       UInt receiveCq) implements Bundle<Row> {
        static Shape<Row> of(RnicParameters p) {
            int cq = indexWidth(p.completionQueues());
            return bundle(Row.class, choice(QueuePairState.class), choice(FailureCause.class), bool(), uint(TIME_BITS),
                uint(cq), uint(cq));
        }
    }

    /** What one of the three wants. */
    private record Task(Choice<Job> job, Failure failure, Choice<QueuePairState> from, Choice<QueuePairState> to,
                        Bool creating, UInt sendCq, UInt receiveCq) implements Bundle<Task> {
        static Shape<Task> of(RnicParameters p) {
            int cq = indexWidth(p.completionQueues());
            return bundle(Task.class, choice(Job.class), Failure.of(p), choice(QueuePairState.class),
                choice(QueuePairState.class), bool(), uint(cq), uint(cq));
        }
    }

    @Override public Io ports(Ports p) {
        int cq = indexWidth(parameters.completionQueues());
        return new Io(p.in(Stream.of(StateOrder.of(parameters))), p.out(Valid.of(StateAnswer.of(parameters))),
            p.in(Stream.of(Failure.of(parameters))), p.in(uint(24)), p.in(uint(TIME_BITS)), p.out(uint(cq)), p.in(bool()),
            p.out(Valid.of(StateWrite.of(parameters))), p.out(Valid.of(Flush.of(parameters))), p.out(bool()));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var step = machine(Step.CLEAN);
        var task = reg(Task.of(parameters));
        var arbiter = instance(new Arbiter<>(Task.of(parameters), SOURCES, Arbiter.Policy.ROUND_ROBIN, false));
        ignore(arbiter.source());
        sources(io, arbiter);
        arbiter.out().ready().set(step.is(Step.IDLE));
        when(step.is(Step.IDLE), () -> task.next(arbiter.out().payload()));

        var rows = memory(Row.of(parameters), pairs).style(BRAM).latency(2);
        var row = rows.read(mux(step.is(Step.IDLE), arbiter.out().payload().failure().qp(), task.failure().qp()));
        var life = reg(Row.of(parameters));
        var expired = reg(bool());
        expired.next(io.now.minus(life.until()).msb().not());
        when(step.is(Step.LOADED), () -> life.next(row));
        var sendBroken = reg(bool());
        var receiveBroken = reg(bool());
        when(step.is(Step.ENTERING), () -> sendBroken.next(io.isBroken));
        when(step.is(Step.JUDGING), () -> receiveBroken.next(io.isBroken));
        io.asked.set(mux(step.is(Step.FIRST), mux(task.creating(), task.sendCq(), life.sendCq()),
            mux(task.creating(), task.receiveCq(), life.receiveCq())));

        var swept = reg(uint(indexWidth(pairs))).init(0);
        var asksQueues = is(task, Job.LOOK).or(is(task, Job.WALK));
        step.in(Step.CLEAN, () -> {
                swept.next(swept.plus(1));
                when(swept.all(), () -> step.go(Step.IDLE));
            })
            .in(Step.IDLE, () -> when(arbiter.out().valid(), () -> step.go(Step.READING)))
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> step.go(Step.FIRST))
            .in(Step.FIRST, () -> when(asksQueues, () -> step.go(Step.SECOND)).otherwise(() -> step.go(Step.ACTING)))
            .in(Step.SECOND, () -> step.go(Step.ENTERING))
            .in(Step.ENTERING, () -> step.go(Step.JUDGING))
            .in(Step.JUDGING, () -> step.go(Step.ACTING))
            .in(Step.ACTING, () -> step.go(Step.IDLE));
        act(io, step, swept, task, life, rows, expired, sendBroken.or(receiveBroken));
        answer(io, step, task, life, expired, sendBroken, receiveBroken);
        waiting(io, step);
    }

    private static Bool is(Task task, Job job) {
        return task.job().is(job);
    }

    /** Commands, failures and the walk, one after the other. */
    private void sources(Io io, Arbiter.Io<Task> arbiter) {
        var reset = zero(choice(QueuePairState.class));
        var queue = lit(0, indexWidth(parameters.completionQueues()));
        var orders = arbiter.in().at(0);
        var order = io.orders.payload();
        orders.valid().set(io.orders.valid());
        orders.payload().set(new Task(order.kind().asUInt().zext(3).as(choice(Job.class)),
            new Failure(order.qp(), FailureCause.NONE), order.from(), order.to(), order.creating(), order.sendCq(),
            order.receiveCq()));
        io.orders.ready().set(orders.ready());

        var failures = arbiter.in().at(1);
        failures.valid().set(io.failures.valid());
        failures.payload().set(new Task(lit(Job.FAIL), io.failures.payload(), reset, reset, lit(false), queue, queue));
        io.failures.ready().set(failures.ready());

        var walk = arbiter.in().at(2);
        var walker = reg(uint(indexWidth(parameters.queuePairs()))).init(0);
        when(walk.fires(), () -> walker.next(walker.plus(1)));
        walk.valid().set(true);
        walk.payload().set(new Task(lit(Job.WALK), new Failure(walker, FailureCause.CQ_OVERRUN), reset, reset,
            lit(false), queue, queue));
    }

    /** Writes the row and tells of it a cycle later. */
    private void act(Io io, Machine<Step> step, UInt swept, Task task, Row life, Memory<Row> rows, Bool expired,
                     Bool broken) {
        var cleaning = step.is(Step.CLEAN);
        var isActive = life.state().is(QueuePairState.RTR).or(life.state().is(QueuePairState.RTS))
            .or(life.state().is(QueuePairState.SQD));
        var failing = isActive.and(is(task, Job.FAIL).or(is(task, Job.WALK).and(broken)));
        var changes = is(task, Job.CHANGE).and(matching(task, life));
        var retiring = is(task, Job.RETIRE);
        var rested = is(task, Job.WALK).and(life.quiet()).and(expired).and(failing.not());
        var acting = step.is(Step.ACTING);

        // A queue pair that is being reset is kept in error until nothing of it is under way.
        var isReset = task.to().is(QueuePairState.RESET);
        var changed = mux(failing.or(isReset), lit(QueuePairState.ERR), task.to());
        var restUntil = stage(io.now.plus(io.quiet.zext(TIME_BITS)));
        var creating = changes.and(task.creating());
        var cause = mux(failing, task.failure().cause(), mux(retiring.or(rested.or(changed.is(QueuePairState.ERR)).not()),
            lit(FailureCause.NONE), life.cause()));          // of a life that works it is none
        var row = new Row(mux(retiring, lit(QueuePairState.RESET), mux(rested, life.state(), changed)), cause, retiring,
            mux(retiring, restUntil, life.until()), mux(creating, task.sendCq(), life.sendCq()),
            mux(creating, task.receiveCq(), life.receiveCq()));
        when(cleaning.or(acting.and(failing.or(changes).or(retiring).or(rested))), () ->
            rows.write(mux(cleaning, swept, task.failure().qp()), mux(cleaning, zero(Row.of(parameters)), row)));

        var writes = reg(bool()).init(0);
        var flushing = reg(bool()).init(0);
        var failed = reg(bool()).init(0);
        var write = reg(StateWrite.of(parameters));
        var flush = reg(Flush.of(parameters));
        writes.next(cleaning.or(acting.and(failing.or(changes))));
        flushing.next(acting.and(failing.or(changes.and(task.to().is(QueuePairState.ERR)))));
        failed.next(acting.and(failing));
        write.next(new StateWrite(mux(cleaning, swept, task.failure().qp()),
            mux(cleaning, lit(QueuePairState.RESET), mux(failing, lit(QueuePairState.ERR), task.to()))));
        flush.next(task.failure().flush());
        io.state.valid().set(writes);
        io.state.value().set(write);
        io.flush.valid().set(flushing);
        io.flush.value().set(flush);
        io.failed.set(failed);
        cover(acting.and(is(task, Job.CHANGE)).and(matching(task, life).not()), "a failure comes before a command");
    }

    private static Bool matching(Task task, Row life) {
        return life.state().asUInt().eq(task.from().asUInt());
    }

    private void answer(Io io, Machine<Step> step, Task task, Row life, Bool expired, Bool sendBroken,
                        Bool receiveBroken) {
        var answers = reg(bool()).init(0);
        var answer = reg(StateAnswer.of(parameters));
        answers.next(step.is(Step.ACTING).and(is(task, Job.FAIL).or(is(task, Job.WALK)).not()));
        answer.next(new StateAnswer(matching(task, life), life.state(), life.cause(), life.quiet().and(expired.not()), life.sendCq(),
            life.receiveCq(), sendBroken, receiveBroken));
        io.answer.valid().set(answers);
        io.answer.value().set(answer);
    }

    /** The promise to those who wait. */
    private static void waiting(Io io, Machine<Step> step) {
        for (var source : new Bool[] {io.orders.valid().and(io.orders.ready().not()),
            io.failures.valid().and(io.failures.ready().not())}) {
            var waited = reg(uint(5)).init(0);
            when(source.and(step.is(Step.CLEAN).not()), () -> waited.next(waited.plus(1)))
                .otherwise(() -> waited.next(0));
            check(waited.lt(PATIENCE), "nobody waits for longer than two jobs");
        }
    }
}
