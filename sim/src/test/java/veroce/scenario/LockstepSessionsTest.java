package veroce.scenario;

import org.junit.jupiter.api.Test;

/** Random sessions of the reference in lockstep with itself. */
class LockstepSessionsTest {
    @Test void theReferenceNeverDiffersFromItself() {
        LockstepSession.playAll(EndpointMaker.reference(), LockstepMaker.reference(), 30, "LockstepSessionsTest");
    }
}
