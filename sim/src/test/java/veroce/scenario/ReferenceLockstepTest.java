package veroce.scenario;

/** The comparison itself: the reference in lockstep with the reference never differs, whatever is played. */
class ReferenceLockstepTest implements TransferScenarios, LossScenarios, ErrorScenarios, CommandScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.reference();
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.reference();
    }

    @Override public int manyQueuePairs() {
        return 100;
    }
}
