package veroce.scenario;

import org.junit.jupiter.api.Tag;

/** A NIC reads from a NIC, both in lockstep. */
@Tag("long")
class NicBothReadTest implements ReadScenarios, AtomicScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
