package veroce.scenario;

/** The comparison of the space of responses: the reference never differs from itself, whatever verbs are played. */
class ReferenceVerbsLockstepTest implements ReadScenarios, ReadFailureScenarios, ReadRowScenarios, AtomicScenarios,
        AtomicFailureScenarios, AtomicRowScenarios, InvalidateScenarios, StateScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.reference();
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.reference();
    }
}
