package veroce.scenario;

/** The NIC on the left reads, the reference answers. */
class NicReadsTest implements ReadScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
