package veroce.scenario;

/** The NIC on the left, in lockstep, sends to queue pairs of the reference that share a receive queue. */
class NicToSharedTransferTest implements SharedTransferScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }

    @Override public int sharingQueuePairs() {
        return 16;
    }
}
