package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
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
        LockstepSession.playAll(EndpointMaker.reference(8_000_000_000L), LockstepMaker.nic(NicMaker.slow()), 4,
            "NicSessionsTest");
    }

    @Test void theNicTellsOfPacketsWhatItMust() {
        LockstepSession.playAll(EndpointMaker.reference(8_000_000_000L), LockstepMaker.nic(NicMaker.slow()), 4,
            "NicSessionsTest#theNicTellsOfPacketsWhatItMust", Congestion.TOLD);
    }

    @Test void theNicWithAFastClockNeverDiffersFromTheReference() {
        LockstepSession.playAll(EndpointMaker.reference(80_000_000_000L), LockstepMaker.nic(NicMaker.small().verilated()), 1,
            "NicSessionsTest");
    }
}
