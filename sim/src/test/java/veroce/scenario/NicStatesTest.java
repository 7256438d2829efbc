package veroce.scenario;

/** The states of a queue pair of the NIC on the right while the reference reads, and the NIC itself. */
class NicStatesTest implements StateScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
