package veroce.scenario;

import veroce.endpoint.Time;

/** Two NICs: the left one withdraws MRs of the right one. */
class NicBothInvalidateTest implements InvalidateScenarios, RepeatedResponseScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public EndpointMaker right() {
        return NicMaker.small();
    }

    @Override public long soon() {
        return 150 * Time.MICROSECOND;
    }
}
