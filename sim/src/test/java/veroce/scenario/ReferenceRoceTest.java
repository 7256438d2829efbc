package veroce.scenario;

/** Profile P0, reference against reference. */
class ReferenceRoceTest implements RoceScenarios, RoceRecoveryScenarios, RoceReadScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.roce();
    }

    @Override public EndpointMaker right() {
        return EndpointMaker.roce();
    }
}
