package veroce.scenario;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The NIC on the left reads and orders atomics, the reference answers. */
class NicReadsTest implements ReadScenarios, ReadRowScenarios, AtomicScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public int contexts() {
        return 2;
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    /** 65,600 packets; NicBothReadTest has them in every run. */
    @Override @Tag("long") @Test public void theLongestReadsHaveManyPackets() {
        ReadScenarios.super.theLongestReadsHaveManyPackets();
    }
}
