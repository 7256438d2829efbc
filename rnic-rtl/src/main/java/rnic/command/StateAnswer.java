package rnic.command;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What is known of a queue pair, when an order has been carried out. */
public record StateAnswer(
    @Doc("of a change: it was in the state that was expected, and has changed") Bool matching,
    @Doc("its state before") Choice<QueuePairState> state,
    @Doc("why it has failed by itself") Choice<FailureCause> cause,
    @Doc("it was reset too short a time ago") Bool resting,
    @Doc("of this life, or of the last") UInt sendCq,
    @Doc("of this life, or of the last") UInt receiveCq,
    @Doc("the completion queue of the sends that it is about has lost a completion") Bool sendBroken,
    @Doc("that of the receives has lost one") Bool receiveBroken
) implements Bundle<StateAnswer> {
    public static Shape<StateAnswer> of(RnicParameters parameters) {
        int cq = indexWidth(parameters.completionQueues());
        return bundle(StateAnswer.class, bool(), choice(QueuePairState.class), choice(FailureCause.class), bool(),
            uint(cq), uint(cq), bool(), bool());
    }
}
