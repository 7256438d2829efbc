package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.TestTools;
import veroce.endpoint.Congestion;

/** Random sessions and whole transfers of the NIC in lockstep; its peer is a reference with a line as fast. */
class NicSessionsTest implements LockstepTransfers {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker device() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public EndpointMaker peer() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Test void theNicNeverDiffersFromTheReference() {
        play(2, "NicSessionsTest", Congestion.NONE);
    }

    @Test void theNicTellsOfPacketsWhatItMust() {
        play(2, "NicSessionsTest#theNicTellsOfPacketsWhatItMust", Congestion.TOLD);
    }

    @Tag("long") @ParameterizedTest @ValueSource(booleans = {false, true}) void norInMoreSessions(boolean told) {
        play(12, "NicSessionsTest#norInMoreSessions(boolean)", told ? Congestion.TOLD : Congestion.NONE);
    }

    private static void play(int sessions, String test, Congestion congestion) {
        LockstepSession.playAll(EndpointMaker.reference(8_000_000_000L), LockstepMaker.nic(NicMaker.slow()), sessions,
            test, congestion);
    }

    @Test void theNicWithAFastClockNeverDiffersFromTheReference() {
        LockstepSession.playAll(EndpointMaker.reference(80_000_000_000L), LockstepMaker.nic(NicMaker.small().verilated()), 1,
            "NicSessionsTest");
    }
}
