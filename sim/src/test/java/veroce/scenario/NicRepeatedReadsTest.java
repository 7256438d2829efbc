package veroce.scenario;

/** The NIC on the left reads in regions of the reference, which are withdrawn or closed while it answers. */
class NicRepeatedReadsTest implements RepeatedResponseScenarios {
    @Override public EndpointMaker left() {
        return LockstepMaker.nic(NicMaker.small());
    }
}
