package veroce.scenario;

/** Losses with the NIC on the right, where the messages go; its peer is a reference with a line as fast. */
class NicScenariosRightTest implements LossScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small());
    }
}
