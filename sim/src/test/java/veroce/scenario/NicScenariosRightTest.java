package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import veroce.TestTools;

/** Losses with the NIC on the right, where the messages go, Verilated; its peer is a reference with a line as fast. */
class NicScenariosRightTest implements LossScenarios {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small().verilated());
    }
}
