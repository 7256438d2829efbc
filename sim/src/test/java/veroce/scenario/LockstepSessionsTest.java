package veroce.scenario;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Congestion;

/** Random sessions and whole transfers of the reference in lockstep with itself. */
class LockstepSessionsTest implements LockstepTransfers {
    @Override public EndpointMaker device() {
        return LockstepMaker.reference();
    }

    @Override public EndpointMaker peer() {
        return EndpointMaker.reference();
    }

    @Test void theReferenceNeverDiffersFromItself() {
        LockstepSession.playAll(EndpointMaker.reference(), LockstepMaker.reference(), 30, "LockstepSessionsTest");
    }

    @Test void theReferenceTellsOfPacketsWhatItMust() {
        LockstepSession.playAll(EndpointMaker.reference(), LockstepMaker.reference(), 30,
            "LockstepSessionsTest#theReferenceTellsOfPacketsWhatItMust", Congestion.TOLD);
    }
}
