package veroce.scenario;

/** The reference on the left sends to queue pairs of a NIC that share a receive queue. */
class NicSharedTest implements SharedQueueScenarios, SharedTransferScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return NicMaker.sharing();
    }

    @Override public int ahead() {
        return 4;
    }

    @Override public Arena crowd() {
        return new Arena(left(), NicMaker.crowded(sharingQueuePairs()), Arena.paths(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }
}
