package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import veroce.TestTools;

/** The NIC and a scripted peer. */
class NicRowsTest implements RowScenarios, SenderScenarios, ReceiverScenarios {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public EndpointMaker wide() {
        return NicMaker.slow();
    }

    @Override public int receiveWindow() {
        return 128;
    }
}
