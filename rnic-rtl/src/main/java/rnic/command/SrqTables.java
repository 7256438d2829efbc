package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.SrqChoice;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;

/**
 * What commands remember of shared receive queues: which exist and how many queue pairs use them, and which one each
 * queue pair uses. What they say of a request is there four cycles behind it.
 */
final class SrqTables {
    private final RnicParameters parameters;
    private final CommandRequest request;
    private final CommandTables.Table<CommandTables.Queue> queues;
    private final CommandTables.Table<SrqChoice> lives;
    private final SrqChoice life;
    private final UInt number;
    private final CommandTables.Queue found;

    SrqTables(RnicParameters parameters, CommandRequest request) {
        this.parameters = parameters;
        this.request = request;
        queues = new CommandTables.Table<>(CommandTables.Queue.of(parameters), parameters.sharedQueues(), "srqs");
        lives = new CommandTables.Table<>(SrqChoice.of(parameters), parameters.queuePairs(), "srq_lives");
        life = reg(SrqChoice.of(parameters)).named("srq_life");
        number = reg(uint(indexWidth(parameters.sharedQueues()))).named("srq_number");
        found = reg(CommandTables.Queue.of(parameters)).named("srq_found");
        life.next(lives.read(queuePair()));
        number.next(mux(is(Command.CREATE_QP), wanted().srq(), mux(is(Command.RESET_QP), life.srq(),
            request.target().trunc(number.width()))));
        found.next(queues.read(number));
    }

    private Bool is(Command command) {
        return request.code().is(command);
    }

    private UInt queuePair() {
        return request.target().trunc(indexWidth(parameters.queuePairs()));
    }

    private SrqChoice wanted() {
        var arguments = new Arguments(Command.CREATE_QP, request.arguments());
        return new SrqChoice(arguments.bool("rate.shared"),
            arguments.uint("rate.srq").trunc(indexWidth(parameters.sharedQueues())));
    }

    /** What the tables say of the queue that the request names, or of that of its queue pair. */
    CommandTables.Queue found() {
        return found;
    }

    void clean(UInt sweep) {
        queues.write(sweep.trunc(number.width()), zero(CommandTables.Queue.of(parameters)));
    }

    /** The queue is made, or ends. */
    void exists(boolean valid) {
        queues.write(number, new CommandTables.Queue(lit(valid), lit(0, found.users().width())));
    }

    /** A queue pair comes or goes. */
    void count() {
        var isNew = is(Command.CREATE_QP);
        int width = found.users().width();
        when(mux(isNew, wanted().used(), life.used()), () -> queues.write(number, new CommandTables.Queue(found.valid(),
            found.users().plus(mux(isNew, lit(1, width), lit((1L << width) - 1, width))))));
        when(isNew, () -> lives.write(queuePair(), wanted()));
        check(isNew.or(life.used().not()).or(found.users().any()),
            "no shared queue loses a user that it does not have");
    }
}
