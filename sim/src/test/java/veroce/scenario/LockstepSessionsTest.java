package veroce.scenario;

import org.junit.jupiter.api.Test;

/** Random sessions in lockstep with the reference. */
class LockstepSessionsTest {
    /** One session instead of those that the seed of the process gives. */
    private static final Long ONE = Long.getLong("veroce.session");

    private static void play(EndpointMaker device, EndpointMaker peer, int count) {
        long first = ONE != null ? ONE : Arena.SEED * 1000;
        int sessions = ONE != null ? 1 : Integer.getInteger("veroce.sessions", count);
        for (int i = 0; i < sessions; i++) {
            LockstepSession.play(peer, device, first + i, "LockstepSessionsTest");
        }
    }

    @Test void theReferenceNeverDiffersFromItself() {
        play(LockstepMaker.reference(), EndpointMaker.reference(), 30);
    }
}
