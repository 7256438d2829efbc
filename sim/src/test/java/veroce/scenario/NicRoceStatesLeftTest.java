package veroce.scenario;

import org.junit.jupiter.api.Tag;
import veroce.endpoint.Time;

/** States of a NIC that asks the reference in RoCEv2. */
@Tag("long")
class NicRoceStatesLeftTest implements StateScenarios, CommandScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.roce();
    }

    @Override public EndpointMaker right() {
        return EndpointMaker.roce(left().lineRate());
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    @Override public long silence() {
        return 2 * Time.MICROSECOND;
    }
}
