package veroce.scenario;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two NICs: the queue pairs of the right one share a receive queue. */
class NicBothSharedTest implements SharedQueueScenarios, SharedTransferScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.sharing();
    }

    @Override public EndpointMaker right() {
        return NicMaker.sharing();
    }

    @Override public int ahead() {
        return 4;
    }

    @Override public Arena crowd() {
        return new Arena(NicMaker.crowded(sharingQueuePairs()), NicMaker.crowded(sharingQueuePairs()), Arena.paths(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    @Tag("long") @Test @Override public void manyShare() {
        SharedTransferScenarios.super.manyShare();
    }
}
