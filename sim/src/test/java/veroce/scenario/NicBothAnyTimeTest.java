package veroce.scenario;

import java.util.List;
import veroce.endpoint.Time;

/** Two NICs, of which the right one fails or is reset in every state while the other asks. */
class NicBothAnyTimeTest implements AnyTimeScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.small();
    }

    @Override public EndpointMaker right() {
        return NicMaker.small();
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    @Override public List<Phase> phases() {
        return List.of(Phase.RTR, Phase.IDLE, Phase.UNDER_WAY, Phase.SQD, Phase.ERR);
    }

    @Override public long settled() {
        return 20 * Time.MICROSECOND;
    }
}
