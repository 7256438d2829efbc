package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import veroce.TestTools;

/** As NicScenariosRightTest, with the Verilog that ships; NicSessionsTest has that in every run. */
@Tag("long")
class NicVerilatedRightTest extends NicScenariosRightTest {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker right() {
        return LockstepMaker.nic(NicMaker.small().verilated());
    }
}
