package veroce.scenario;

import java.util.List;
import org.junit.jupiter.api.Tag;
import veroce.endpoint.Time;

/** States, failures and resets of a NIC that answers the reference in RoCEv2. */
@Tag("long")
class NicRoceStatesTest implements StateScenarios, AnyTimeScenarios, CommandScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.roce(right().lineRate());
    }

    @Override public EndpointMaker right() {
        return NicMaker.roce();
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

    @Override public long silence() {
        return 2 * Time.MICROSECOND;
    }
}
