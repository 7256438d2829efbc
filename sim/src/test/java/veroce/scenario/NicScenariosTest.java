package veroce.scenario;

import org.junit.jupiter.api.BeforeAll;
import veroce.TestTools;

/** Transfers and losses with the NIC on the left and the reference on the right. */
class NicScenariosTest implements TransferScenarios, LossScenarios {
    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    @Override public int manyQueuePairs() {
        return 16;
    }
}
