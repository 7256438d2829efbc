package veroce.scenario;

/** The NIC on the left reads and orders atomics, the reference answers. */
class NicReadsTest implements ReadScenarios, ReadRowScenarios, AtomicScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public int contexts() {
        return 2;
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
