package rnic.host;

import static hdl.Hdl.bool;
import static hdl.Hdl.choice;
import static hdl.Hdl.choose;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.machine;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.zero;

import hdl.Bool;
import hdl.Choice;
import hdl.Machine;
import hdl.UInt;
import hdl.lib.Stream;
import rnic.RnicParameters;

/**
 * The steps of the {@link CommandProcessor}. Every job, be it a command, a failure, an overflow or a step of the walk,
 * reads the tables, is checked, and acts.
 */
final class CommandEngine {
    enum Step { CLEAN, IDLE, READ, LOAD, CHOOSE, READ_FIRST, READ_SECOND, LOAD_SECOND, CHECK, JUDGE, ACT, SETUP, TELL,
        FLUSH, COUNT_FIRST, COUNT_SECOND, DONE }

    enum Job { COMMAND, FAILURE, OVERFLOW, WALK }

    private final RnicParameters parameters;
    private final CommandProcessor.Io io;
    private final Stream<UInt> overflows;
    private final CommandTables tables;
    private final DrainWatch drain;
    private final CommandRequest request;
    private final CommandOutputs outputs;
    private final Machine<Step> step = machine(Step.CLEAN).named("step");
    private final Choice<Job> job = reg(choice(Job.class)).named("job");
    private final Bool pending = reg(bool()).named("pending").init(0);
    private final Bool secondPass = reg(bool()).named("second_pass");
    private final UInt sweep;
    private final UInt walker;
    private final UInt qp;
    private final UInt firstCq;
    private final UInt secondCq;
    private final UInt overflowed;
    private final CommandTables.QueuePair life;
    private final CommandTables.Queue first;
    private final CommandTables.Queue second;
    private final Bool expired = reg(bool()).named("expired");
    private final Bool oneForBoth = reg(bool()).named("one_for_both");
    private final UInt change;
    private final Flush flush;
    private final Choice<QueuePairState> wanted = reg(choice(QueuePairState.class)).named("wanted");
    private final UInt verdict = reg(uint(indexWidth(CommandResult.values().length))).named("verdict");

    CommandEngine(RnicParameters parameters, CommandProcessor.Io io, Stream<UInt> overflows) {
        this.parameters = parameters;
        this.io = io;
        this.overflows = overflows;
        tables = new CommandTables(parameters);
        request = reg(CommandRequest.SHAPE).named("request");
        int cq = indexWidth(parameters.completionQueues());
        int most = Math.max(Math.max(parameters.queuePairs(), parameters.regions()),
            Math.max(parameters.completionQueues(), parameters.addressHandles()));
        sweep = reg(uint(indexWidth(most))).named("sweep").init(0);
        walker = reg(uint(indexWidth(parameters.queuePairs()))).named("walker").init(0);
        qp = reg(uint(indexWidth(parameters.queuePairs()))).named("qp");
        firstCq = reg(uint(cq)).named("first_cq");
        secondCq = reg(uint(cq)).named("second_cq");
        overflowed = reg(uint(cq)).named("overflowed");
        life = reg(CommandTables.QueuePair.of(parameters)).named("life");
        first = reg(CommandTables.Queue.of(parameters)).named("first");
        second = reg(CommandTables.Queue.of(parameters)).named("second");
        change = reg(first.users().shape()).named("change");
        flush = reg(Flush.of(parameters)).named("flush");
        outputs = new CommandOutputs(parameters, io, request);
        var isRegion = request.code().eq(Command.INVALIDATE_REGION.ordinal());
        int objects = DrainQuestion.OBJECT_BITS;
        drain = new DrainWatch(io, isRegion, mux(isRegion, keyIndex().zext(objects),
            target(parameters.queuePairs()).zext(objects)));
    }

    void run() {
        var busy = pending.or(step.is(Step.CLEAN)).named("busy");
        var lifeRead = tables.queuePairs.read(qp).named("life_read");
        var queueRead = tables.queues.read(mux(step.is(Step.READ_SECOND), secondCq, firstCq)).named("queue_read");
        var checked = checks();

        when(io.command().valid().and(busy.not()), () -> {
            request.next(io.command().value());
            pending.next(true);
        });
        expired.next(io.now().minus(life.until()).msb().not());
        prepareCounting();
        outputs.told(step.is(Step.TELL), step.is(Step.TELL).and(job.is(Job.COMMAND).not()));

        step.in(Step.CLEAN, this::clean)
            .in(Step.IDLE, this::pick)
            .in(Step.READ, () -> step.go(Step.LOAD))
            .in(Step.LOAD, () -> {
                life.next(lifeRead);
                step.go(Step.CHOOSE);
            })
            .in(Step.CHOOSE, this::chooseQueues)
            .in(Step.READ_FIRST, () -> step.go(Step.READ_SECOND))
            .in(Step.READ_SECOND, () -> {
                first.next(queueRead);
                step.go(Step.LOAD_SECOND);
            })
            .in(Step.LOAD_SECOND, () -> {
                second.next(queueRead);
                step.go(Step.CHECK);
            })
            .in(Step.CHECK, () -> step.go(Step.JUDGE))
            .in(Step.JUDGE, () -> {
                verdict.next(checked);
                step.go(Step.ACT);
            })
            .in(Step.ACT, this::act)
            .in(Step.SETUP, () -> when(io.setup().ready(), () -> step.go(Step.TELL)))
            .in(Step.TELL, this::tell)
            .in(Step.FLUSH, () -> when(io.flushes().ready(), this::finishJob))
            .in(Step.COUNT_FIRST, this::countFirst)
            .in(Step.COUNT_SECOND, this::countSecond)
            .in(Step.DONE, this::done);

        outputs.drive(qp, wanted, sweep, step.is(Step.CLEAN));
        outputs.answer(busy);
        io.setup().valid().set(step.is(Step.SETUP));
        io.flushes().valid().set(step.is(Step.FLUSH));
        io.flushes().payload().set(flush);
        io.failures().ready().set(step.is(Step.IDLE));
        overflows.ready().set(step.is(Step.IDLE).and(io.failures().valid().not()));
    }

    private UInt checks() {
        var checks = new CommandChecks(parameters, request);
        var key = reg(CommandTables.Key.SHAPE).named("key");
        var handleWritten = reg(bool()).named("handle_written");
        key.next(tables.keys.read(keyIndex()).named("key_read"));
        handleWritten.next(tables.handles.read(new Arguments(Command.CREATE_QP, request.arguments())
            .uint("address.handle").trunc(indexWidth(parameters.addressHandles()))).named("handle_read"));
        checks.request();
        checks.queuePair(life, expired);
        checks.life(handleWritten);
        checks.queues(first, second);
        checks.key(key);
        return checks.result();
    }

    private UInt keyIndex() {
        return request.target().bits(8 + indexWidth(parameters.regions()) - 1, 8);
    }

    private UInt target(int count) {
        return request.target().trunc(indexWidth(count));
    }

    private Bool is(Command command) {
        return job.is(Job.COMMAND).and(request.code().eq(command.ordinal()));
    }

    // ---- what is next

    private void clean() {
        tables.queuePairs.write(sweep.trunc(qp.width()), zero(CommandTables.QueuePair.of(parameters)));
        tables.queues.write(sweep.trunc(firstCq.width()), zero(CommandTables.Queue.of(parameters)));
        tables.keys.write(sweep.trunc(indexWidth(parameters.regions())), zero(CommandTables.Key.SHAPE));
        tables.handles.write(sweep.trunc(indexWidth(parameters.addressHandles())), lit(false));
        sweep.next(sweep.plus(1));
        when(sweep.all(), () -> step.go(Step.IDLE));
    }

    private void pick() {
        var begins = pending.and(drain.isWatching().not()).or(drain.isEnded()).named("begins");
        secondPass.next(drain.isEnded());
        when(io.failures().valid(), () -> {
            var failure = io.failures().payload();
            flush.next(new Flush(failure.qp(), failure.sendStatus(), failure.receiveStatus()));
            start(Job.FAILURE, failure.qp());
        }).elseWhen(overflows.valid(), () -> {
            overflowed.next(overflows.payload());
            start(Job.OVERFLOW, walker);
        }).elseWhen(begins, () -> {
            drain.stop();
            start(Job.COMMAND, target(parameters.queuePairs()));
        }).elseWhen(drain.isWatching().and(drain.isLate()), () -> {
            drain.stop();
            job.next(Job.COMMAND);
            verdict.next(CommandResult.DRAIN_TIMEOUT.ordinal());
            step.go(Step.DONE);
        }).otherwise(() -> {
            walker.next(walker.plus(1));
            start(Job.WALK, walker);
        });
    }

    private void start(Job which, UInt number) {
        job.next(which);
        qp.next(number);
        step.go(Step.READ);
    }

    private void chooseQueues() {
        var arguments = new Arguments(Command.CREATE_QP, request.arguments());
        firstCq.next(life.sendCq());
        secondCq.next(life.receiveCq());
        when(is(Command.CREATE_QP), () -> {
            firstCq.next(arguments.uint("completion.send").trunc(firstCq.width()));
            secondCq.next(arguments.uint("completion.receive").trunc(firstCq.width()));
        }).elseWhen(is(Command.CREATE_CQ).or(is(Command.DESTROY_CQ)), () ->
            firstCq.next(target(parameters.completionQueues())))
            .elseWhen(job.is(Job.OVERFLOW), () -> firstCq.next(overflowed));
        step.go(Step.READ_FIRST);
    }

    // ---- acting

    private void act() {
        choose(job)
            .on(Job.COMMAND, () -> when(verdict.any(), () -> step.go(Step.DONE)).otherwise(this::command))
            .on(Job.FAILURE, () -> when(isActive(), () -> {
                wanted.next(QueuePairState.ERR);
                step.go(Step.TELL);
            }).otherwise(() -> step.go(Step.IDLE)))
            .on(Job.OVERFLOW, () -> {
                when(first.valid(), () -> tables.queues.write(firstCq,
                    new CommandTables.Queue(first.valid(), lit(true), first.users())));
                step.go(Step.IDLE);
            })
            .on(Job.WALK, this::walk);
    }

    private Bool isActive() {
        return life.state().is(QueuePairState.RTR).or(life.state().is(QueuePairState.RTS))
            .or(life.state().is(QueuePairState.SQD));
    }

    private void walk() {
        when(isActive().and(first.broken().or(second.broken())), () -> fail())
            .otherwise(() -> {
                when(life.quiet().and(expired), () -> tables.queuePairs.write(qp, new CommandTables.QueuePair(
                    life.state(), lit(false), life.until(), life.sendCq(), life.receiveCq())));
                step.go(Step.IDLE);
            });
    }

    /** Puts the queue pair into error, whose requests are all flushed. */
    private void fail() {
        var flushed = lit(CompletionStatus.FLUSHED.ordinal(), flush.sendStatus().width());
        wanted.next(QueuePairState.ERR);
        flush.next(new Flush(qp, flushed, flushed));
        step.go(Step.TELL);
    }

    private void command() {
        var choice = choose(request.code());
        on(choice, Command.QUERY_CAPS, () -> outputs.words(parameters.queuePairs(), parameters.regions(),
            parameters.completionQueues(), parameters.addressHandles()));
        on(choice, Command.QUERY_QP, () -> outputs.words(life.state().asUInt(), life.sendCq(), life.receiveCq()));
        on(choice, Command.REGISTER_REGION, () -> {
            tables.keys.write(keyIndex(), new CommandTables.Key(lit(true), request.target().trunc(8)));
            outputs.region(true);
        });
        on(choice, Command.CREATE_CQ, () -> queue(true));
        on(choice, Command.DESTROY_CQ, () -> queue(false));
        on(choice, Command.WRITE_ADDRESS, () -> {
            tables.handles.write(target(parameters.addressHandles()), lit(true));
            outputs.address();
        });
        choice.on((long) Command.CREATE_QP.ordinal(), () -> {
            wanted.next(QueuePairState.INIT);
            step.go(Step.SETUP);
        }).on((long) Command.MODIFY_QP.ordinal(), this::modify)
            .on((long) Command.RESET_QP.ordinal(), this::reset)
            .on((long) Command.INVALIDATE_REGION.ordinal(), this::invalidate);
    }

    /** A command that is done at once. */
    private void on(hdl.Choose<Long> choice, Command command, Runnable action) {
        choice.on((long) command.ordinal(), () -> {
            action.run();
            step.go(Step.DONE);
        });
    }

    private void queue(boolean valid) {
        tables.queues.write(firstCq, new CommandTables.Queue(lit(valid), lit(false), lit(0, first.users().width())));
        outputs.queue(valid);
    }

    private void modify() {
        var state = new Arguments(Command.MODIFY_QP, request.arguments()).uint("state.code");
        when(state.ne(QueuePairState.ERR.ordinal()), () -> {
            wanted.next(state.as(choice(QueuePairState.class)));
            step.go(Step.TELL);
        }).elseWhen(life.state().is(QueuePairState.ERR), () -> step.go(Step.DONE))
            .otherwise(this::fail);
    }

    /** First it is told and what is under way ends, then its number rests. */
    private void reset() {
        when(secondPass, () -> {
            tables.queuePairs.write(qp, new CommandTables.QueuePair(zero(choice(QueuePairState.class)), lit(true),
                outputs.restUntil(), life.sendCq(), life.receiveCq()));
            step.go(Step.COUNT_FIRST);
        }).otherwise(() -> {
            wanted.next(QueuePairState.RESET);
            step.go(Step.TELL);
        });
    }

    private void invalidate() {
        when(secondPass, () -> {
            tables.keys.write(keyIndex(), zero(CommandTables.Key.SHAPE));
            step.go(Step.DONE);
        }).otherwise(() -> {
            outputs.region(false);
            drain.start();
            step.go(Step.IDLE);
        });
    }

    // ---- after

    /** All blocks hear of the new state in the next cycle; here a queue pair that is being reset is in error. */
    private void tell() {
        var kept = mux(wanted.is(QueuePairState.RESET), error(), wanted);
        tables.queuePairs.write(qp, new CommandTables.QueuePair(kept, lit(false), life.until(), firstCq, secondCq));
        when(is(Command.CREATE_QP), () -> step.go(Step.COUNT_FIRST))
            .elseWhen(is(Command.RESET_QP), () -> {
                drain.start();
                step.go(Step.IDLE);
            })
            .elseWhen(wanted.is(QueuePairState.ERR), () -> step.go(Step.FLUSH))
            .otherwise(() -> step.go(Step.DONE));
    }

    private static Choice<QueuePairState> error() {
        return lit(QueuePairState.ERR.ordinal(), 3).as(choice(QueuePairState.class));
    }

    private void finishJob() {
        when(job.is(Job.COMMAND), () -> step.go(Step.DONE)).otherwise(() -> step.go(Step.IDLE));
    }

    private void countFirst() {
        tables.queues.write(firstCq, counted(first));
        when(oneForBoth, () -> step.go(Step.DONE)).otherwise(() -> step.go(Step.COUNT_SECOND));
    }

    private void countSecond() {
        tables.queues.write(secondCq, counted(second));
        step.go(Step.DONE);
    }

    private CommandTables.Queue counted(CommandTables.Queue queue) {
        return new CommandTables.Queue(queue.valid(), queue.broken(), queue.users().plus(change));
    }

    /** A queue pair comes or goes: one user more or less of each queue, two of one queue for both. */
    private void prepareCounting() {
        int width = change.width();
        long all = (1L << width) - 1;
        oneForBoth.next(firstCq.eq(secondCq));
        change.next(mux(is(Command.CREATE_QP), mux(oneForBoth, lit(2, width), lit(1, width)),
            mux(oneForBoth, lit(all - 1, width), lit(all, width))));
    }

    private void done() {
        pending.next(false);
        outputs.result(verdict);
        step.go(Step.IDLE);
    }
}
