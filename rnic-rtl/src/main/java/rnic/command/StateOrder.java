package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What a command wants of the states of queue pairs. */
public record StateOrder(
    Choice<Kind> kind,
    @Doc("queue pair, local number") UInt qp,
    @Doc("of a change: the state that was found; if it is another now, nothing changes") Choice<QueuePairState> from,
    @Doc("of a change") Choice<QueuePairState> to,
    @Doc("it is about these completion queues, not about those of the last life") Bool creating,
    UInt sendCq,
    UInt receiveCq
) implements Bundle<StateOrder> {
    /** What is to be done; the ordinal counts. */
    public enum Kind {
        /** Only says what is known. */
        LOOK,
        /** Changes the state and tells everybody. RESET is told and kept as ERR until the queue pair retires. */
        CHANGE,
        /** Nothing of the queue pair is under way: it is in RESET, and rests. */
        RETIRE
    }

    public static Shape<StateOrder> of(RnicParameters parameters) {
        int cq = indexWidth(parameters.completionQueues());
        return bundle(StateOrder.class, choice(Kind.class), uint(indexWidth(parameters.queuePairs())),
            choice(QueuePairState.class), choice(QueuePairState.class), bool(), uint(cq), uint(cq));
    }
}
