package veroce.scenario;

/** The NIC on the left has Reads and queue pairs that fail or change their state, the reference answers. */
class NicReadFailuresTest implements ReadFailureScenarios, StateScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
