package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairState;

/** The states of a queue pair, reference against reference. */
class ReferenceStatesTest implements StateScenarios, AnyTimeScenarios, CommandScenarios {

    @Test void commandsThatNoStateAllowsAreRefused() {
        try (Arena arena = arena(Arena.quiet())) {
            int pair = arena.left.create(Reads.options().settings());
            assertThatThrownBy(() -> arena.left.modify(pair, QueuePairState.RTS))
                .hasMessageContaining("queue pair " + pair + " is in state INIT: it cannot go to RTS");
            Connection c = arena.connect(Reads.options().settings());
            assertThatThrownBy(() -> arena.left.modify(c.leftPair(), QueuePairState.RTR))
                .hasMessageContaining("is in state RTS: it cannot go to RTR");
            arena.left.modify(c.leftPair(), QueuePairState.SQD);
            assertThatThrownBy(() -> arena.left.modify(c.leftPair(), QueuePairState.SQD))
                .hasMessageContaining("is in state SQD: it cannot go to SQD");
            arena.left.fail(c.leftPair());
            assertThatThrownBy(() -> arena.left.modify(c.leftPair(), QueuePairState.RTS))
                .hasMessageContaining("is in state ERR: it cannot go to RTS");
        }
    }
}
