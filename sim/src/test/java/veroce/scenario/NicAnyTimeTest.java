package veroce.scenario;

import java.util.List;
import veroce.endpoint.Time;

/** A NIC that fails or is reset in every state, while the reference asks. */
class NicAnyTimeTest implements AnyTimeScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.reference(right().lineRate());
    }

    @Override public EndpointMaker right() {
        return NicMaker.slow();
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    @Override public List<Phase> phases() {
        return List.of(Phase.RTR, Phase.IDLE, Phase.UNDER_WAY, Phase.SQD, Phase.ERR);
    }

    @Override public long settled() {
        return 100 * Time.MICROSECOND;
    }
}
