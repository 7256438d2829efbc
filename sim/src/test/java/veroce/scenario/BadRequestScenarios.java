package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static veroce.scenario.ErrorScenarios.statuses;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;

/** What a NIC does that finds a request of its own host bad. A reference refuses it before anything is sent. */
interface BadRequestScenarios extends Scenarios {
    /** What is lost before a bad request goes again; what is behind it never goes. */
    @Test default void aBadRequestWaitsForWhatWasLostBeforeIt() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).rtoExponent(4).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).shots(1));
            for (int i = 1; i <= 5; i++) {
                long at = i == 4 ? Arena.SIZE - 599 : 0;
                arena.left.postSend(c.leftPair(), SendRequest.write(i, arena.leftBuffers.source() + at,
                    arena.leftBuffers.sourceKey(), 600, arena.rightBuffers.target() + 600L * i,
                    arena.rightBuffers.targetKey()));
            }
            arena.rest(2 * Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("1 SUCCESS", "2 SUCCESS", "3 SUCCESS",
                "4 LOCAL_PROTECTION", "5 FLUSHED");
            assertThat(arena.leftCount("tx_resends")).isPositive();
            assertThat(arena.leftCount("timeouts")).as("what was lost, and the bad one").isLessThanOrEqualTo(2);
        }
    }
}
