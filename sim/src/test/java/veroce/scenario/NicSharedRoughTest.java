package veroce.scenario;

/** Queue pairs of a NIC share a receive queue in host memory that answers late and out of order. */
class NicSharedRoughTest implements SharedTransferScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return NicMaker.sharing().onARoughBus();
    }

    @Override public int sharingQueuePairs() {
        return 16;
    }
}
