package veroce.scenario;

/** The NIC asks a reference that fails or is reset in every state. */
class NicAnyTimeLeftTest implements AnyTimeScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.slow());
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
