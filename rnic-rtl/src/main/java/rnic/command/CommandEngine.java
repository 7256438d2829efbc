package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.CommandRequest;
import rnic.messages.CongestionQuery;
import rnic.messages.Flow;
import rnic.messages.PathOrder;
import rnic.messages.PathQuestion;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * The steps of a command: it asks what is known of its queue pair, reads its tables, is checked, and acts. Only the
 * set-up of a new life, the taking of a new rate, event queues and the end of what is under way are waited for, and
 * none of these ever waits for a command.
 *
 * <p>A queue pair may fail between the question and the change; then the states change nothing, and the command begins
 * anew. That happens once at most, since who has failed stays in error.
 */
final class CommandEngine {
    enum Step { CLEAN, IDLE, ASK, ASKED, CHOOSE, READ_FIRST, READ_SECOND, LOAD_SECOND, CHECK, JUDGE, ACT, SETUP, TELL,
        DRAIN, COUNT_FIRST, COUNT_SECOND, DONE }

    /** Bit of the first group in the word of the groups. */
    private static final int FIRST_GROUP = 17;

    private final RnicParameters parameters;
    private final CommandProcessor.Io io;
    private final QueuePairStates.Io states;
    private final CommandTables tables;
    private final Optional<SrqTables> srqs;
    private final EventTables eventQueues;
    private final GidTable gids;
    private final Withdrawal withdrawal;
    private final DrainWatch drain;
    private final CommandRequest request;
    private final CommandOutputs outputs;
    private final Machine<Step> step = machine(Step.CLEAN).named("step");
    private final Bool isOrdered = reg(bool()).named("is_ordered").init(0);
    private final Bool isSetUp = reg(bool()).named("is_set_up").init(0);
    private final Choice<StateOrder.Kind> inquiry = reg(choice(StateOrder.Kind.class)).named("inquiry");
    private final Bool pending = reg(bool()).named("pending").init(0);
    private final UInt sweep;
    private final UInt firstCq;
    private final UInt secondCq;
    private final StateAnswer life;
    private final CommandTables.Queue first;
    private final CommandTables.Queue second;
    private final Bool oneForBoth = reg(bool()).named("one_for_both");
    private final UInt change;
    private final Choice<QueuePairState> wanted = reg(choice(QueuePairState.class)).named("wanted");
    private final Choice<CommandResult> verdict = reg(choice(CommandResult.class)).named("verdict");

    CommandEngine(RnicParameters parameters, CommandProcessor.Io io, QueuePairStates.Io states) {
        this.parameters = parameters;
        this.io = io;
        this.states = states;
        tables = new CommandTables(parameters);
        request = reg(CommandRequest.SHAPE).named("request");
        srqs = parameters.shares() ? Optional.of(new SrqTables(parameters, request)) : Optional.empty();
        eventQueues = new EventTables(parameters, request);
        gids = new GidTable(request);
        io.gids().set(gids.all());
        int cq = indexWidth(parameters.completionQueues());
        int most = Math.max(Math.max(parameters.queuePairs(), parameters.mrs()),
            Math.max(Math.max(parameters.completionQueues(), parameters.addressHandles()), parameters.sharedQueues()));
        sweep = reg(uint(indexWidth(most))).named("sweep").init(0);
        firstCq = reg(uint(cq)).named("first_cq");
        secondCq = reg(uint(cq)).named("second_cq");
        life = reg(StateAnswer.of(parameters)).named("life");
        first = reg(CommandTables.Queue.of(parameters)).named("first");
        second = reg(CommandTables.Queue.of(parameters)).named("second");
        change = reg(first.users().shape()).named("change");
        outputs = new CommandOutputs(parameters, io, request);
        var isMr = is(Command.INVALIDATE_MR);
        int objects = DrainQuestion.OBJECT_BITS;
        withdrawal = new Withdrawal(parameters, io, tables, outputs);
        drain = new DrainWatch("", withdrawal.commandDrained(), parameters);
        withdrawal.question(drain, isMr, is(Command.QUERY_QP), mux(isMr, keyIndex().zext(objects),
            target(parameters.queuePairs()).zext(objects)));
    }

    void run() {
        var busy = pending.or(step.is(Step.CLEAN)).named("busy");
        var queueRead = tables.queues.read(mux(step.is(Step.READ_SECOND), secondCq, firstCq)).named("queue_read");
        var isFree = step.is(Step.IDLE).or(step.is(Step.SETUP)).or(step.is(Step.TELL))
            .or(step.is(Step.DRAIN).and(drain.isEnded().not())).named("tables_are_free");
        var key = reg(CommandTables.Key.SHAPE).named("key");
        var known = reg(CommandTables.Told.SHAPE).named("told_before");
        known.next(tables.told.read(target(parameters.queuePairs())).named("told_read"));
        key.next(tables.keys.read(withdrawal.row(isFree, keyIndex())).named("key_read"));
        var checked = checks(key, known);
        ignore(life.matching());

        when(io.command().valid().and(busy.not()), () -> {
            request.next(io.command().value());
            pending.next(true);
        });
        prepareCounting();

        step.in(Step.CLEAN, this::clean)
            .in(Step.IDLE, () -> when(pending, () -> ask(StateOrder.Kind.LOOK)))
            .in(Step.ASK, () -> when(states.orders().ready(), () -> step.go(Step.ASKED)))
            .in(Step.ASKED, this::hear)
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
            .in(Step.ACT, () -> when(verdict.is(CommandResult.DONE), () -> act(known))
                .otherwise(() -> step.go(Step.DONE)))
            .in(Step.SETUP, () -> when(isSetUp, () -> setUp(known)))
            .in(Step.TELL, () -> when(mux(is(Command.MODIFY_QP), io.rate().ready(), io.obeyed()),
                () -> step.go(Step.DONE)))
            .in(Step.DRAIN, this::drained)
            .in(Step.COUNT_FIRST, this::countFirst)
            .in(Step.COUNT_SECOND, this::countSecond)
            .in(Step.DONE, this::done);

        check(step.is(Step.CLEAN).or(step.is(Step.IDLE)).or(pending), "every step is of a command");
        check(step.is(Step.COUNT_FIRST).not().or(first.valid()), "a user is counted of a queue that exists");
        check(step.is(Step.COUNT_FIRST).not().or(is(Command.CREATE_QP)).or(first.users().any()),
            "no queue loses a user that it does not have");
        order();
        io.query().ifPresent(query -> query(query, io.question().orElseThrow()));
        withdrawal.run(isFree, key);
        outputs.drive(target(parameters.queuePairs()), sweep, step.is(Step.CLEAN), withdrawal.index());
        outputs.answer(busy);
        io.setup().valid().set(step.is(Step.SETUP).and(isSetUp.not()));
        isSetUp.next(io.setup().fires());                    // of many blocks: their answer is looked at a cycle later
        var telling = step.is(Step.TELL).and(is(Command.MODIFY_QP).not());
        io.rate().valid().set(step.is(Step.TELL).and(is(Command.MODIFY_QP)));
        isOrdered.next(telling.and(isOrdered.or(io.events().ready())));
        io.events().valid().set(telling.and(isOrdered.not()));
        io.events().payload().set(eventQueues.order());
    }

    private Choice<CommandResult> checks(CommandTables.Key key, CommandTables.Told known) {
        var checks = new CommandChecks(parameters, request);
        var handleWritten = reg(bool()).named("handle_written");
        handleWritten.next(tables.handles.read(handle()).named("handle_read"));
        checks.request();
        checks.queuePair(life);
        checks.groups(known, life.state());
        checks.life(handleWritten, io.retransMoved());
        checks.queues(first, second, life);
        checks.key(key);
        checks.events(eventQueues.found());
        checks.gids(io.gids());
        srqs.ifPresentOrElse(it -> checks.shared(it.found()), checks::unshared);
        return checks.result();
    }

    private UInt keyIndex() {
        return request.target().bits(8 + indexWidth(parameters.mrs()) - 1, 8);
    }

    private UInt target(int count) {
        return request.target().trunc(indexWidth(count));
    }

    private Bool is(Command command) {
        return request.code().is(command);
    }

    private void clean() {
        tables.queues.write(sweep.trunc(firstCq.width()), zero(CommandTables.Queue.of(parameters)));
        tables.keys.write(sweep.trunc(indexWidth(parameters.mrs())), zero(CommandTables.Key.SHAPE));
        tables.handles.write(sweep.trunc(indexWidth(parameters.addressHandles())), lit(false));
        tables.told.write(sweep.trunc(indexWidth(parameters.queuePairs())), zero(CommandTables.Told.SHAPE));
        srqs.ifPresent(it -> it.clean(sweep));
        eventQueues.clean(sweep);
        sweep.next(sweep.plus(1));
        when(sweep.all(), () -> step.go(Step.IDLE));
    }

    // ---- the states

    private void ask(StateOrder.Kind kind) {
        inquiry.next(lit(kind));
        step.go(Step.ASK);
    }

    private void order() {
        var arguments = new Arguments(Command.CREATE_QP, request.arguments());
        int cq = firstCq.width();
        states.orders().valid().set(step.is(Step.ASK));
        states.orders().payload().set(new StateOrder(inquiry, target(parameters.queuePairs()), life.state(), wanted,
            is(Command.CREATE_QP), arguments.uint("completion.send").trunc(cq),
            arguments.uint("completion.receive").trunc(cq)));
    }

    private void hear() {
        when(states.answer().valid(), () -> choose(inquiry)
            .on(StateOrder.Kind.LOOK, () -> {
                life.next(states.answer().value());
                step.go(Step.CHOOSE);
            })
            .on(StateOrder.Kind.CHANGE, () -> when(states.answer().value().matching(), this::changed)
                .otherwise(() -> ask(StateOrder.Kind.LOOK)))
            .on(StateOrder.Kind.RETIRE, () -> step.go(Step.COUNT_FIRST)));
    }

    private void chooseQueues() {
        var arguments = new Arguments(Command.CREATE_QP, request.arguments());
        firstCq.next(life.sendCq());
        secondCq.next(life.receiveCq());
        when(is(Command.CREATE_QP), () -> {
            firstCq.next(arguments.uint("completion.send").trunc(firstCq.width()));
            secondCq.next(arguments.uint("completion.receive").trunc(firstCq.width()));
        }).elseWhen(is(Command.CREATE_CQ).or(is(Command.DESTROY_CQ)), () ->
            firstCq.next(target(parameters.completionQueues())));
        step.go(Step.READ_FIRST);
    }

    // ---- acting

    /** A command is done at once, unless it says where it goes on. */
    private void act(CommandTables.Told known) {
        step.go(Step.DONE);
        var choice = choose(request.code());
        choice.on(Command.QUERY_CAPS, () -> outputs.words(parameters.queuePairs(), parameters.mrs(),
            parameters.completionQueues(), parameters.addressHandles()));
        choice.on(Command.QUERY_QP, () -> {
            outputs.words(state(lit(false)), life.sendCq(), life.receiveCq(),
                cat(known.send(), known.receive(), lit(0, FIRST_GROUP)));
            srqs.ifPresent(_ -> when(life.state().is(QueuePairState.ERR), () -> {
                drain.start();
                step.go(Step.DRAIN);
            }));
        });
        choice.on(Command.REGISTER_MR, () -> {
            tables.keys.write(keyIndex(), new CommandTables.Key(lit(true), request.target().trunc(8),
                new Arguments(Command.REGISTER_MR, request.arguments()).bool("rights.remote_invalidate")));
            outputs.mr(true);
        });
        choice.on(Command.WRITE_ADDRESS, () -> {
            tables.handles.write(target(parameters.addressHandles()), lit(true));
            outputs.address();
        });
        if (parameters.segments()) {
            choice.on(Command.NAME_PATH, outputs::address);
        }
        choice.on(Command.SET_GID, gids::set);
        srqs.ifPresent(it -> {
            choice.on(Command.CREATE_SRQ, () -> {
                it.exists(true);
                outputs.srq();
            });
            choice.on(Command.DESTROY_SRQ, () -> it.exists(false));
        });
        io.query().ifPresent(query -> answered(choice, query, io.question().orElseThrow()));
        choice.on(Command.CREATE_CQ, () -> queue(true))
            .on(Command.DESTROY_CQ, () -> queue(false))
            .on(Command.CREATE_EQ, () -> events(() -> eventQueues.exists(true)))
            .on(Command.DESTROY_EQ, () -> events(() -> eventQueues.exists(false)));
        choice.on(Command.CREATE_QP, () -> {
            wanted.next(QueuePairState.INIT);
            step.go(Step.SETUP);
        }).on(Command.SET_QP, () -> step.go(Step.SETUP))
            .on(Command.MODIFY_QP, this::modify)
            .on(Command.RESET_QP, () -> {
                wanted.next(QueuePairState.RESET);
                ask(StateOrder.Kind.CHANGE);
            })
            .on(Command.INVALIDATE_MR, () -> {
                outputs.mr(false);
                drain.start();
                step.go(Step.DRAIN);
            });
    }

    /** The address handle that a queue pair is to have, or whose path is named. */
    private UInt handle() {
        var ofPair = new Arguments(Command.CREATE_QP, request.arguments()).uint("address.handle")
            .trunc(indexWidth(parameters.addressHandles()));
        return parameters.segments() ? mux(is(Command.NAME_PATH), target(parameters.addressHandles()), ofPair) : ofPair;
    }

    /** Every block has what it was told; a new life goes to INIT. */
    private void setUp(CommandTables.Told before) {
        var arguments = new Arguments(Command.SET_QP, request.arguments());
        var isNew = is(Command.CREATE_QP);
        tables.told.write(target(parameters.queuePairs()), new CommandTables.Told(
            arguments.bool("groups.receive").or(before.receive().and(isNew.not())),
            arguments.bool("groups.send").or(before.send().and(isNew.not()))));
        when(isNew, () -> ask(StateOrder.Kind.CHANGE)).otherwise(() -> step.go(Step.DONE));
    }

    /** What congestion control knows of a flow, or of paths, and what the host says of them: asked once, and waited for. */
    private void query(CongestionQuery query, PathQuestion paths) {
        var isQuery = is(Command.QUERY_CONGESTION);
        var acting = step.is(Step.ACT).and(verdict.is(CommandResult.DONE)).and(isQuery.or(is(Command.SET_PATH)));
        var asked = reg(bool()).named("congestion_asked").init(0);
        asked.next(acting.and(query.answer().valid().or(paths.answer().valid()).not()));
        var qp = target(parameters.queuePairs());
        var flow = new Arguments(Command.QUERY_CONGESTION, request.arguments());
        var ofFlow = isQuery.and(flow.bool("flow.paths").not());
        query.asked().valid().set(acting.and(asked.not()).and(ofFlow));
        query.asked().value().set(new Flow(qp, flow.bool("flow.responses")));
        var path = new Arguments(Command.SET_PATH, request.arguments());
        paths.asked().valid().set(acting.and(asked.not()).and(ofFlow.not()));
        paths.asked().value().set(new PathOrder(qp, mux(isQuery, lit(PathOrder.Kind.SHOW),
            mux(path.bool("path.denied"), lit(PathOrder.Kind.DENY), lit(PathOrder.Kind.ALLOW))),
            path.uint("path.slot")));
    }

    private void answered(Choose<Command> choice, CongestionQuery query, PathQuestion paths) {
        var reply = paths.answer();
        choice.on(Command.QUERY_CONGESTION, () -> when(query.answer().valid(), () ->
                outputs.words(query.answer().value().words()))
            .elseWhen(reply.valid(), () -> outputs.words(reply.value().states()))
            .otherwise(() -> step.go(Step.ACT)))
            .on(Command.SET_PATH, () -> when(reply.valid(), () ->
                when(reply.value().refused(), () -> verdict.next(CommandResult.BAD_PATH)))
                .otherwise(() -> step.go(Step.ACT)));
    }

    /** The state of a queue pair, and of one in error why, and that it has given back what it had of a shared queue. */
    private UInt state(Bool returned) {
        return cat(returned, life.cause().asUInt().zext(8), life.state().asUInt().zext(FailureCause.SHIFT));
    }

    private void queue(boolean valid) {
        tables.queues.write(firstCq, new CommandTables.Queue(lit(valid), lit(0, first.users().width())));
        outputs.queue(valid);
        events(() -> eventQueues.count(valid));
    }

    /** The queues of events are told, and answer when nothing from before is on its way to the bus. */
    private void events(Runnable tables) {
        tables.run();
        step.go(Step.TELL);
    }

    /** In error it stays: its requests are flushed already. */
    private void modify() {
        var state = new Arguments(Command.MODIFY_QP, request.arguments()).uint("state.code");
        wanted.next(state.as(choice(QueuePairState.class)));
        when(life.state().is(QueuePairState.ERR).not(), () -> ask(StateOrder.Kind.CHANGE));
    }

    /** All blocks have heard of the new state. */
    private void changed() {
        var newRate = new Arguments(Command.MODIFY_QP, request.arguments()).bool("state.rate");
        when(is(Command.CREATE_QP), () -> step.go(Step.COUNT_FIRST))
            .elseWhen(is(Command.RESET_QP), () -> {
                drain.start();
                step.go(Step.DRAIN);
            })
            .elseWhen(newRate, () -> step.go(Step.TELL))
            .otherwise(() -> step.go(Step.DONE));
    }

    /**
     * What was under way has ended: the number of a queue pair may rest, the key of an MR is free. A question does not
     * wait for that.
     */
    private void drained() {
        when(drain.isEnded(), () -> {
            drain.stop();
            when(is(Command.RESET_QP), () -> ask(StateOrder.Kind.RETIRE)).elseWhen(is(Command.QUERY_QP), () -> {
                outputs.words(state(lit(true)));
                step.go(Step.DONE);
            }).otherwise(() -> {
                tables.keys.write(keyIndex(), zero(CommandTables.Key.SHAPE));
                step.go(Step.DONE);
            });
        }).elseWhen(is(Command.QUERY_QP).and(drain.hasLooked()), () -> {
            drain.stop();
            step.go(Step.DONE);
        }).elseWhen(drain.isLate(), () -> {
            drain.stop();
            verdict.next(CommandResult.DRAIN_TIMEOUT);
            step.go(Step.DONE);
        });
    }

    // ---- after

    private void countFirst() {
        tables.queues.write(firstCq, counted(first));
        srqs.ifPresent(SrqTables::count);
        when(oneForBoth, () -> step.go(Step.DONE)).otherwise(() -> step.go(Step.COUNT_SECOND));
    }

    private void countSecond() {
        tables.queues.write(secondCq, counted(second));
        step.go(Step.DONE);
    }

    private CommandTables.Queue counted(CommandTables.Queue queue) {
        return new CommandTables.Queue(queue.valid(), queue.users().plus(change));
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
