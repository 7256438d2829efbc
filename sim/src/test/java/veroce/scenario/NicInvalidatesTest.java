package veroce.scenario;

/** The reference on the left withdraws regions of the NIC. */
class NicInvalidatesTest implements InvalidateScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small());
    }
}
