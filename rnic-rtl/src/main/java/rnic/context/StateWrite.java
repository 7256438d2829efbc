package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Tells every block that a queue pair has changed its state. */
public record StateWrite(
    @Doc("queue pair, local number") UInt qp,
    @Doc("its state from now on") Choice<QueuePairState> state
) implements Bundle<StateWrite> {
    public static Shape<StateWrite> of(RnicParameters parameters) {
        return bundle(StateWrite.class, uint(indexWidth(parameters.queuePairs())), choice(QueuePairState.class));
    }

    /** Whether it is another state than RESET, which each queue pair is told at start-up and has nothing to do in. */
    public Bool waking() {
        return state.is(QueuePairState.RESET).not();
    }
}
