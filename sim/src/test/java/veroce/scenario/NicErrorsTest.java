package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import veroce.TestTools;

/** Errors with the NIC on the left and the reference on the right. */
class NicErrorsTest implements ErrorScenarios {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker left() {
        return NicMaker.slow();
    }
}
