package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;

/**
 * With a reference that sends: its packets leave at once, so that the moment is known at which some have come; and it
 * may have queue pairs that do not know Send with Invalidate, which a NIC has not.
 */
interface PromptInvalidateScenarios extends InvalidateScenarios {
    @Test default void aQueuePairWithoutInvalidationRefusesToSendOne() {
        try (Bench bench = new Bench(arena(Arena.quiet()), AtomicScenarios.options().settings(), 1,
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
                assertThat(peer.give(InvalidateScenarios.invalidate(peer, key)))
                    .isEqualTo(known ? "rx_ok" : "rx_bad_op");
                assertThat(peer.answers()).containsExactly(known ? "1f 0 1" : "61 0 0");
            }
        }
    }

    /** Behind a hole the MR stays open, for whatever fills the hole; and the host may close it itself. */
    @Test default void aRegionIsWithdrawnInItsTurnAndNotBefore() {
        for (boolean byHost : new boolean[] {false, true}) {
            try (Bench bench = bench()) {
                bench.arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
                bench.post(byHost ? bench.send(0, 8) : bench.writeTo(0, 8));
                bench.post(bench.send(1, 10).withInvalidate(bench.key));
                bench.arena.run(5 * Time.MICROSECOND);
                assertThat(bench.arena.rightCount("rx_ok")).isEqualTo(1);
                if (byHost) {
                    bench.arena.right.invalidate(bench.key);
                }
                bench.arena.run(soon());
                assertThat(bench.left()).containsExactly("0 SUCCESS", "1 SUCCESS");
                assertThat(bench.isWithdrawn()).isTrue();
            }
        }
    }

    /** Without a receive request nothing is withdrawn until there is one. */
    @Test default void aSendThatMustWaitWithdrawsNothing() {
        QueuePairOptions options = InvalidateScenarios.options().rnr(7, 1);
        try (Bench bench = new Bench(arena(Arena.quiet()), options.settings(), 1, EnumSet.allOf(Access.class))) {
            Connection other = bench.arena.connect(InvalidateScenarios.options().settings());
            for (int i = 0; i < 4; i++) {
                bench.post(bench.send(i, 10));
            }
            bench.post(bench.send(4, 10).withInvalidate(bench.key));
            bench.arena.run(8 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_rnr")).isEqualTo(1);
            bench.arena.right.memory().write(bench.words.address(1), new byte[] {9});
            bench.arena.left.postSend(other.leftPair(), SendRequest.read(9, bench.arena.leftBuffers.target() + 100,
                bench.arena.leftBuffers.targetKey(), 8, bench.words.address(1), bench.key));
            bench.receive(104);
            bench.arena.run(soon());
            assertThat(bench.left()).contains("9 SUCCESS", "4 SUCCESS").hasSize(6);
            assertThat(bench.isWithdrawn()).isTrue();
        }
    }
}
