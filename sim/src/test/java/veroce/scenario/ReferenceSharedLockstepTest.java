package veroce.scenario;

/** The comparison itself: a reference that uses a shared receive queue never differs from itself. */
class ReferenceSharedLockstepTest implements SharedByOneScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.reference();
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.reference();
    }
}
