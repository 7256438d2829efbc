package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.EventOrder;
import rnic.messages.CommandRequest;
import rnic.protocol.Command;
import rnic.protocol.RnicParameters;

/**
 * What commands remember of event queues: which exist and how many completion queues tell them, and which one each
 * completion queue tells. What they say of a request is there three cycles behind it.
 */
final class EventTables {
    /** An event queue. */
    record Queue(Bool valid, UInt users) implements Bundle<Queue> {
        static Shape<Queue> of(RnicParameters p) {
            return bundle(Queue.class, bool(), uint(indexWidth(p.completionQueues()) + 1));
        }
    }

    private final RnicParameters parameters;
    private final CommandRequest request;
    private final CommandTables.Table<Queue> queues;
    private final CommandTables.Table<UInt> told;
    private final UInt number;
    private final Queue found;

    EventTables(RnicParameters parameters, CommandRequest request) {
        this.parameters = parameters;
        this.request = request;
        queues = new CommandTables.Table<>(Queue.of(parameters), EventOrder.QUEUES, "event_queues");
        told = new CommandTables.Table<>(uint(EventOrder.QUEUE_BITS), parameters.completionQueues(), "event_told");
        number = reg(uint(EventOrder.QUEUE_BITS)).named("event_number");
        var past = told.read(completionQueue()).named("event_told_read");
        number.next(mux(is(Command.CREATE_CQ), wanted(), mux(is(Command.DESTROY_CQ), past,
            request.target().trunc(EventOrder.QUEUE_BITS))));
        found = queues.read(number).named("event_found");
    }

    private Bool is(Command command) {
        return request.code().is(command);
    }

    private UInt completionQueue() {
        return request.target().trunc(indexWidth(parameters.completionQueues()));
    }

    private UInt wanted() {
        return new Arguments(Command.CREATE_CQ, request.arguments()).uint("doorbells.eq");
    }

    /** What the tables say of the queue that the request names, or of that of its completion queue. */
    Queue found() {
        return found;
    }

    void clean(UInt sweep) {
        queues.write(sweep.trunc(EventOrder.QUEUE_BITS), zero(Queue.of(parameters)));
        told.write(sweep.trunc(indexWidth(parameters.completionQueues())), lit(0, EventOrder.QUEUE_BITS));
    }

    /** The queue is made, or ends. */
    void exists(boolean valid) {
        queues.write(number, new Queue(lit(valid), lit(0, found.users().width())));
    }

    /** A completion queue comes or goes; queue 0 is none that it tells. */
    void count(boolean isNew) {
        int width = found.users().width();
        when(number.any(), () -> queues.write(number, new Queue(found.valid(),
            found.users().plus(lit(isNew ? 1 : (1L << width) - 1, width)))));
        told.write(completionQueue(), isNew ? number : lit(0, EventOrder.QUEUE_BITS));
    }

    /** What {@code EventQueues} are told of the command. */
    EventOrder order() {
        var a = new Arguments(Command.CREATE_EQ, request.arguments());
        return new EventOrder(is(Command.CREATE_EQ).or(is(Command.DESTROY_EQ)),
            number.gate(is(Command.DESTROY_CQ).not()), is(Command.CREATE_EQ), a.uint("base.address"),
            a.uint("size.log2"), completionQueue());
    }
}
