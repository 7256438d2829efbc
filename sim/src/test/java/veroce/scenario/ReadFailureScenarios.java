package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;

/** Reads that fail, at either end, and what both ends know of it. */
interface ReadFailureScenarios extends Scenarios {

    @Test default void aResponderThatIsSilentForeverEndsTheQueuePair() {
        QueuePairSettings settings = Reads.options().retries(3).rtoExponent(3).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings, Reads.options().rtoExponent(0).settings());
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.READ_RESPONSE_ONLY));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 100));
            arena.run(9 * Time.MICROSECOND);
            arena.toLeft.add(FaultRule.of(Fault.DROP));
            assertThat(Reads.awaited(arena, arena.left, 20 * Time.MILLISECOND)).containsExactly("1 RETRIES_EXCEEDED");
            assertThat(arena.rightCount("rx_dup")).isEqualTo(3);
        }
    }

    @Test default void aResponderThatIsSlowButThereIsWaitedFor() {
        QueuePairSettings settings = Reads.options().retries(3).rtoExponent(3).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings, Reads.options().rtoExponent(11).settings());
            arena.toLeft.add(FaultRule.delay(4 * Time.MILLISECOND).opcode(Opcode.READ_RESPONSE_ONLY));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 100));
            arena.rest(8 * Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS");
            assertThat(arena.rightCount("rx_dup")).isGreaterThan(3);
        }
    }

    /** A Read that the responder does not take: it is told so, and both ends fail. */
    private void refused(QueuePairOptions options, RemoteOf remote, String status, String counter) {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(options.settings());
            arena.left.postSend(c.leftPair(), remote.read(arena));
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 " + status);
            assertThat(arena.rightCount(counter)).isPositive();
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
            assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.ERR);
            assertThat(arena.leftBuffers.received(0, 16384)).containsOnly(0);
        }
    }

    /** Makes a Read. */
    interface RemoteOf {
        SendRequest read(Arena arena);
    }

    private static SendRequest readOf(Arena arena, long from, int key) {
        return SendRequest.read(1, arena.leftBuffers.target(), arena.leftBuffers.targetKey(), 3000, from, key);
    }

    @Test default void readsThatMayNotBeAreRefused() {
        refused(Reads.options().withoutRemoteRead(), arena -> Reads.read(arena, 1, 100), "REMOTE_INVALID_REQUEST",
            "rx_bad_op");
        refused(Reads.options().reads(0, 4), arena -> Reads.read(arena, 1, 100), "REMOTE_INVALID_REQUEST",
            "rx_bad_op");
        refused(Reads.options(), a -> readOf(a, a.rightBuffers.source(), a.rightBuffers.sourceKey()), "REMOTE_ACCESS",
            "rx_access");
        refused(Reads.options(), a -> readOf(a, a.rightBuffers.source(), a.right.register(2,
            a.rightBuffers.source(), 4096, EnumSet.of(Access.REMOTE_READ))), "REMOTE_ACCESS", "rx_access");
        refused(Reads.options(), a -> readOf(a, a.rightBuffers.source() + Arena.SIZE - 2999,
            a.rightBuffers.sharedKey()), "REMOTE_ACCESS", "rx_access");
        refused(Reads.options(), a -> readOf(a, -1500, a.rightBuffers.sharedKey()), "REMOTE_ACCESS", "rx_access");
    }

    @Test default void aClosedLocalRegionEndsTheQueuePair() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            int key = arena.left.register(1, arena.leftBuffers.target(), 100_000, EnumSet.of(Access.LOCAL_WRITE));
            arena.left.postSend(c.leftPair(), SendRequest.read(1, arena.leftBuffers.target(), key, 100_000,
                arena.rightBuffers.source(), arena.rightBuffers.sharedKey()));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 20, 100));
            arena.run(5 * Time.MICROSECOND);
            arena.left.invalidate(key);
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 LOCAL_PROTECTION", "20 FLUSHED");
            assertThat(arena.leftCount("rx_bad_rsp")).isPositive();
        }
    }

    /** Either end begins a new life in the middle of Reads of both. */
    @Test default void aResetUnderReadsForgetsThem() {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            for (int i = 0; i < 10; i++) {
                arena.left.postSend(c.leftPair(), Reads.read(arena, i, 8000));
            }
            arena.run(5 * Time.MICROSECOND);
            arena.reset(c, settings, settings);
            assertThat(Reads.statuses(arena.left).size()).isLessThan(10);
            arena.leftBuffers.clear();
            arena.forth(c, settings, Plans.same(Operation.READ, 20, 5000));
            arena.finish(Time.SECOND);
        }
    }

    @Test default void anErrorUnderReadsFlushesThem() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 100_000));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 2, 100));
            arena.run(5 * Time.MICROSECOND);
            arena.left.fail(c.leftPair());
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 FLUSHED", "2 FLUSHED");
            assertThat(arena.leftCount("rx_qp_state")).isPositive();
        }
    }

    /** A NAK behind an open Read: its status goes to the request that it names. */
    @Test default void aNakBehindAnOpenReadNamesItsRequest() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.READ_RESPONSE_ONLY));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 100));
            arena.left.postSend(c.leftPair(), SendRequest.write(2, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), 100, arena.rightBuffers.target(), 0x4200));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 3, 100));
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 FLUSHED", "2 REMOTE_ACCESS", "3 FLUSHED");
        }
    }
}
