package veroce.scenario;

/** Go-back-N: what the reference sends in RoCEv2 and the NIC receives. */
class NicRoceRightTest implements RoceRecoveryScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.roce(right().lineRate());
    }

    @Override public EndpointMaker right() {
        return NicMaker.roce();
    }
}
