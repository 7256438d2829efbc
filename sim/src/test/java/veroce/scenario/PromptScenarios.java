package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;

/**
 * Scenarios that hang on the moment at which a command or a frame has its effect: for ends that need no time for
 * anything.
 */
interface PromptScenarios extends Scenarios {

    @Test default void aPeerThatAsksForTooManyReadsIsToldSo() {
        QueuePairSettings settings = Reads.options().reads(4, 5).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.READ, 20, 500));
            arena.finish(Time.SECOND);
            assertThat(arena.rightCount("rx_ird")).isPositive();
            assertThat(arena.left.state(connection.leftPair())).isEqualTo(QueuePairState.RTS);
        }
    }

    /** The MR is closed when the request is accepted and some packets of the answer are gone. */
    @Test default void aRegionThatIsClosedIsReadNoFurther() {
        for (int after : new int[] {2200, 2400, 2800}) {
            try (Arena arena = arena(Arena.quiet())) {
                Connection c = arena.connect(Reads.options().window(32, 32, 8).settings());
                int key = arena.right.register(1, arena.rightBuffers.source(), Arena.SIZE,
                    EnumSet.of(Access.REMOTE_READ));
                arena.left.postSend(c.leftPair(), SendRequest.read(1, arena.leftBuffers.target(),
                    arena.leftBuffers.targetKey(), 100 * 1024, arena.rightBuffers.source(), key));
                arena.left.postSend(c.leftPair(), Reads.read(arena, 20, 10));
                arena.run(after * Time.NANOSECOND);
                arena.right.invalidate(key);
                arena.run(Time.MILLISECOND);
                assertThat(Reads.statuses(arena.left)).containsExactly("1 REMOTE_OPERATION", "20 FLUSHED");
                assertThat(arena.rightCount("rx_local")).isEqualTo(1);
                assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.ERR);
            }
        }
    }

    /** The NAK that tells of it is lost: asking again brings it back. */
    @Test default void aLostNakOfAFailedReadIsRepeated() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            int key = arena.right.register(1, arena.rightBuffers.source(), 100_000, EnumSet.of(Access.REMOTE_READ));
            arena.left.postSend(c.leftPair(), SendRequest.read(1, arena.leftBuffers.target(),
                arena.leftBuffers.targetKey(), 100_000, arena.rightBuffers.source(), key));
            arena.run(4 * Time.MICROSECOND);
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE).psn(1).shots(1));
            arena.right.invalidate(key);
            arena.run(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 REMOTE_OPERATION");
            assertThat(arena.rightCount("rx_dup")).isEqualTo(1);
        }
    }

    @Test default void aPeerThatAsksForTooManyAtomicsIsToldSo() {
        try (AtomicScenarios.Bench bench = new AtomicScenarios.Bench(arena(Arena.quiet()), AtomicScenarios.options().reads(4, 5).settings())) {
            for (int i = 0; i < 5; i++) {
                bench.post(bench.add(i, 0, 1));
            }
            bench.arena.run(Time.MILLISECOND);
            assertThat(bench.arena.rightCount("rx_ird")).isEqualTo(1);
            assertThat(bench.statuses()).hasSize(5).allMatch(s -> s.endsWith("SUCCESS"));
            assertThat(bench.words.get(0)).isEqualTo(5);
        }
    }
}
