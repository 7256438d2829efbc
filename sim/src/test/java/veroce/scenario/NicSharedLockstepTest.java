package veroce.scenario;

/** A NIC in lockstep whose only queue pair takes its receive requests from a shared queue. */
class NicSharedLockstepTest implements SharedByOneScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.sharing());
    }
}
