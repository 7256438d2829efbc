package veroce.scenario;

import org.junit.jupiter.api.Tag;
import veroce.endpoint.Time;

/** Two NICs whose Reads fail, and whose queue pairs change their states meanwhile. */
@Tag("long")
class NicBothStatesTest implements ReadFailureScenarios, StateScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public EndpointMaker right() {
        return NicMaker.small();
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    @Override public long silence() {
        return 2 * Time.MICROSECOND;
    }
}
