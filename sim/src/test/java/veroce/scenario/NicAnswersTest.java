package veroce.scenario;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The reference on the left reads and orders atomics, the NIC answers. */
class NicAnswersTest implements ReadScenarios, ReadFailureScenarios, ReadRowScenarios, AtomicScenarios,
        AtomicFailureScenarios, AtomicRowScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public boolean startsManyAtOnce() {
        return true;
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    /** 65,600 packets; NicBothReadTest has them in every run. */
    @Override @Tag("long") @Test public void theLongestReadsHaveManyPackets() {
        ReadScenarios.super.theLongestReadsHaveManyPackets();
    }
}
