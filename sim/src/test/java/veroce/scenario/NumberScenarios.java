package veroce.scenario;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;

/** For endpoints whose messages and receive requests can be numbered from anywhere. */
interface NumberScenarios extends Scenarios {
    @Test default void messageNumbersWrapInEveryStep() {
        for (int before = 0; before < 20; before++) {
            QueuePairSettings settings = new QueuePairOptions().pmtu(256).window(32, 8, 2)
                .numbering(new Numbering(before, 0x100_0000 - 1 - before, 0x100_0000 - 1 - before / 2)).settings();
            try (Arena arena = arena(Arena.paths())) {
                Connection connection = arena.connect(settings);
                arena.toRight.add(FaultRule.of(Fault.DROP).psn(before + 3).shots(2));
                arena.forth(connection, settings, Plans.same(Operation.SEND, 40, 300));
                arena.finish(Time.SECOND);
            }
        }
    }
}
