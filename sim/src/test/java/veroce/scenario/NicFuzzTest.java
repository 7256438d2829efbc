package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import veroce.TestTools;

/** Frames that nobody meant, given to the NIC on a rough bus. */
class NicFuzzTest implements FuzzScenarios {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker left() {
        return NicMaker.slow().onARoughBus();
    }

    @Override public EndpointMaker right() {
        return NicMaker.slow().onARoughBus();
    }

    @Override public int hostileFrames() {
        return Integer.getInteger("veroce.hostile", 1000);
    }
}
