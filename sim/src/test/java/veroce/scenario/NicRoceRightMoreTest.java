package veroce.scenario;

import org.junit.jupiter.api.Tag;

/** Errors that both profiles have: what the reference sends in RoCEv2 and the NIC receives. */
@Tag("long")
class NicRoceRightMoreTest implements ErrorScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.roce(right().lineRate());
    }

    @Override public EndpointMaker right() {
        return NicMaker.roce();
    }
}
