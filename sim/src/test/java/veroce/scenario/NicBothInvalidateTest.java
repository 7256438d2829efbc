package veroce.scenario;

/** Two NICs: the left one withdraws regions of the right one. */
class NicBothInvalidateTest implements InvalidateScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public EndpointMaker right() {
        return NicMaker.small();
    }
}
