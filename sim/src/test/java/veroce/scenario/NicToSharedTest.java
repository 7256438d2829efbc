package veroce.scenario;

/** The NIC on the left sends to queue pairs of the reference that share a receive queue. */
class NicToSharedTest implements SharedQueueScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }
}
