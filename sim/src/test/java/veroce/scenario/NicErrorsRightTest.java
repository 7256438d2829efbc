package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import veroce.TestTools;

/** Errors with the reference on the left and the NIC on the right. */
class NicErrorsRightTest implements ErrorScenarios {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker right() {
        return NicMaker.slow();
    }
}
