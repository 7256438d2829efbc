package veroce.scenario;

/** Profile P0, reference against reference, each in lockstep with a third one. */
class ReferenceRoceLockstepTest implements RoceRecoveryScenarios, TransferScenarios, RoceVerbScenarios, RoceReadScenarios,
        ErrorScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.roceReference();
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.roceReference();
    }

    // One path, and order on it.
    @Override public void bothDirectionsAtFullRateOverIpv6WithTags() {}

    // How many copies are answered hangs on when they come.
    @Override public void aDuplicateIsNotExecutedAgain() {}

    // No message window.
    @Override public void theMessageWindowFillsAndNoMoreIsSent() {}
}
