package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.QueuePairOptions;

/** Queue pairs that do not know Send with Invalidate: the reference has such, the NIC has not. */
interface InvalidateOptionScenarios extends InvalidateScenarios {
    @Test default void aQueuePairWithoutInvalidationRefusesToSendOne() {
        try (InvalidateScenarios.Bench bench = new InvalidateScenarios.Bench(arena(Arena.quiet()), AtomicScenarios.options().settings(), 1,
                EnumSet.allOf(Access.class))) {
            bench.post(bench.send(1, 10).withInvalidate(bench.key));
            bench.arena.run(soon());
            assertThat(bench.left()).containsExactly("1 LOCAL_OPERATION");
            assertThat(bench.arena.rightCount("rx_ok")).isZero();
        }
    }

    @Test default void row38InvalidationThatIsNotKnown() {
        for (boolean known : new boolean[] {false, true}) {
            QueuePairOptions options = new QueuePairOptions().pmtu(256);
            try (ScriptedPeer peer = new ScriptedPeer(left(), known ? options.invalidation().settings()
                    : options.settings())) {
                peer.postReceive(100);
                int key = peer.endpoint.register(1, peer.buffers.source(), 16, EnumSet.of(Access.REMOTE_INVALIDATE));
                assertThat(peer.give(InvalidateScenarios.invalidate(peer, key))).isEqualTo(known ? "rx_ok" : "rx_bad_op");
                assertThat(peer.answers()).containsExactly(known ? "1f 0 1" : "61 0 0");
            }
        }
    }
}
