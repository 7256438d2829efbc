package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.MrKey;
import rnic.protocol.RnicParameters;

/**
 * Withdraws the MR that a peer's Send with Invalidate names, as INVALIDATE_MR would: closes it in every block, waits
 * until nothing is under way in it, frees its key. It never waits for a command, but for a cycle in which the command's
 * steps use no table; while they are waiting themselves that is every cycle. A key that is not valid any more is no
 * mistake.
 *
 * <p>The answers of {@link Drains} are for one object at a time: a withdrawal has its turn when it asks, and
 * between two turns a command has {@link DrainWatch#SETTLING} cycles, in which its question can be answered.
 */
final class Withdrawal {
    enum Step { IDLE, LOOK, LOADED, JUDGE, CLOSE, WATCH, FREE, DONE }

    private final RnicParameters parameters;
    private final CommandProcessor.Io io;
    private final CommandTables tables;
    private final CommandOutputs outputs;
    private final Machine<Step> step = machine(Step.IDLE).named("withdrawal");
    private final UInt key;
    private final Bool isClosed = reg(bool()).named("withdrawal_closed");
    private final Bool isLate = reg(bool()).named("withdrawal_late");
    private final Bool turn = reg(bool()).named("withdrawal_turn").init(0);
    private final DrainWatch drain;

    Withdrawal(RnicParameters parameters, CommandProcessor.Io io, CommandTables tables, CommandOutputs outputs) {
        this.parameters = parameters;
        this.io = io;
        this.tables = tables;
        this.outputs = outputs;
        key = reg(uint(MrKey.TAG_BITS + indexWidth(parameters.mrs()))).named("withdrawn_key");
        drain = new DrainWatch("withdrawal_", io.drained().and(turn), parameters);
    }

    /** The row of the keys to read: the command's, unless a withdrawal looks. */
    UInt row(Bool free, UInt command) {
        return mux(step.is(Step.LOOK).and(free), index(), command);
    }

    UInt index() {
        return key.top(key.width() - MrKey.TAG_BITS);
    }

    /** What the command has asked for has nothing under way. */
    Bool commandDrained() {
        return io.drained().and(turn.not());
    }

    /** One question for both: the command's, unless it is a withdrawal's turn; nobody's in the cycle between. */
    void question(DrainWatch command, Bool isMr, Bool onlyDealt, UInt object) {
        var mine = drain.asks();
        turn.next(mine);
        var question = io.drain();
        question.asked().set(mine.eq(turn).and(mine.or(command.asks())));
        question.isMr().set(turn.or(isMr));
        question.onlyDealt().ifPresent(it -> it.set(onlyDealt.and(turn.not())));
        question.object().set(mux(turn, index().zext(DrainQuestion.OBJECT_BITS),
            object.zext(DrainQuestion.OBJECT_BITS)));
    }

    /**
     * The steps.
     *
     * @param free  no step of a command uses a table in this cycle
     * @param found what the table has said, two cycles after the look
     */
    void run(Bool free, CommandTables.Key found) {
        var isNamed = found.valid().and(found.withdrawable()).and(found.tag().eq(key.trunc(MrKey.TAG_BITS)));
        io.withdrawals().ready().set(step.is(Step.IDLE));
        ignore(io.withdrawals().payload());                  // that it is no larger was found when the Send came
        step.in(Step.IDLE, () -> {
                key.next(io.withdrawals().payload().trunc(key.width()));
                isClosed.next(false);
                isLate.next(false);
                when(io.withdrawals().valid(), () -> step.go(Step.LOOK));
            })
            .in(Step.LOOK, () -> when(free, () -> step.go(Step.LOADED)))
            .in(Step.LOADED, () -> step.go(Step.JUDGE))
            .in(Step.JUDGE, () -> when(isNamed.not(), () -> step.go(Step.DONE))
                .elseWhen(isClosed, () -> step.go(Step.FREE)).otherwise(() -> step.go(Step.CLOSE)))
            .in(Step.CLOSE, () -> when(free, () -> {
                outputs.withdraw();
                isClosed.next(true);
                drain.start();
                step.go(Step.WATCH);
            }))
            .in(Step.WATCH, () -> when(drain.isEnded().or(drain.isLate()), () -> {
                isLate.next(drain.isEnded().not());
                drain.stop();
                when(drain.isEnded(), () -> step.go(Step.LOOK)).otherwise(() -> step.go(Step.DONE));
            }))
            .in(Step.FREE, () -> when(free, () -> {
                tables.keys.write(index(), zero(CommandTables.Key.SHAPE));
                step.go(Step.DONE);
            }))
            .in(Step.DONE, () -> step.go(Step.IDLE));
        io.withdrawn().valid().set(step.is(Step.DONE));
        io.withdrawn().value().set(isLate);
        io.withdraws().set(step.is(Step.DONE).and(isClosed));
    }
}
