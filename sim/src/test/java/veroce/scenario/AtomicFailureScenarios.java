package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.scenario.AtomicScenarios.Bench;

/** Atomics that fail, at either end, and what both ends know of it. */
interface AtomicFailureScenarios extends Scenarios {
    private Bench bench(QueuePairOptions options) {
        return new Bench(arena(Arena.quiet()), options.settings());
    }

    /** A request that the requester itself does not send. */
    private void impossible(QueuePairOptions options, long from, long to, boolean inline) {
        try (Bench bench = bench(options)) {
            SendRequest request = SendRequest.fetchAndAdd(1, bench.results.address(0) + from, bench.results.key,
                bench.words.address(0) + to, bench.words.key, 1);
            bench.post(inline ? request.asInline() : request);
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("1 LOCAL_OPERATION");
            assertThat(bench.arena.rightCount("rx_ok")).isZero();
        }
    }

    @Test default void whatIsNoAtomicIsNotSent() {
        impossible(AtomicScenarios.options(), 4, 0, false);
        impossible(AtomicScenarios.options(), 0, 1, false);
        impossible(AtomicScenarios.options(), 0, 0, true);
        impossible(AtomicScenarios.options().reads(4, 0), 0, 0, false);
        impossible(Reads.options(), 0, 0, false);
    }

    /** An atomic that the responder does not take: it is told so, both ends fail, memory is as before. */
    private void refused(QueuePairOptions options, int domain, long length, Access right, String status,
                         String counter) {
        try (Bench bench = bench(options)) {
            int key = bench.arena.right.register(domain, bench.words.address(0), length,
                EnumSet.complementOf(EnumSet.of(right)));
            bench.post(SendRequest.fetchAndAdd(1, bench.results.address(0), bench.results.key, bench.words.address(1),
                key, 1));
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("1 " + status);
            assertThat(bench.arena.rightCount(counter)).isPositive();
            assertThat(bench.arena.left.state(bench.connection.leftPair())).isEqualTo(QueuePairState.ERR);
            assertThat(bench.arena.right.state(bench.connection.rightPair())).isEqualTo(QueuePairState.ERR);
            assertThat(bench.words.writes()).isZero();
        }
    }

    @Test default void atomicsThatMayNotBeAreRefused() {
        refused(AtomicScenarios.options().withoutRemoteAtomic(), 1, 16, Access.LOCAL_WRITE, "REMOTE_INVALID_REQUEST",
            "rx_bad_op");
        refused(AtomicScenarios.options().reads(0, 4), 1, 16, Access.LOCAL_WRITE, "REMOTE_INVALID_REQUEST",
            "rx_bad_op");
        refused(AtomicScenarios.options(), 1, 16, Access.REMOTE_ATOMIC, "REMOTE_ACCESS", "rx_access");
        refused(AtomicScenarios.options(), 2, 16, Access.LOCAL_WRITE, "REMOTE_ACCESS", "rx_access");
        refused(AtomicScenarios.options(), 1, 15, Access.LOCAL_WRITE, "REMOTE_ACCESS", "rx_access");
    }

    /** Atomics need no right to read, and Reads none to atomics. */
    @Test default void atomicsAreServedWithoutReads() {
        try (Bench bench = bench(AtomicScenarios.options().withoutRemoteRead())) {
            bench.post(bench.add(0, 0, 3));
            bench.arena.rest(Time.MILLISECOND);
            bench.post(SendRequest.read(1, bench.results.address(1), bench.results.key, 8, bench.words.address(0),
                bench.words.key));
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 SUCCESS", "1 REMOTE_INVALID_REQUEST");
            assertThat(bench.words.get(0)).isEqualTo(3);
        }
    }

    /** One behind an atomic that fails may have begun then; nobody is told of what it found. */
    default boolean startsManyAtOnce() {
        return false;
    }

    /**
     * The MR is closed while the atomic waits behind a hole: accepted, it cannot be done. Nothing behind it is done
     * either, and the one before it, which is, gets no answer any more.
     */
    @Test default void aRegionThatIsClosedBeforeAnAtomicIsLeftAlone() {
        try (Bench bench = bench(AtomicScenarios.options())) {
            int key = bench.arena.right.register(1, bench.words.address(0), 64, EnumSet.of(Access.REMOTE_ATOMIC));
            bench.arena.settle();
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
            bench.post(bench.add(0, 8, 1));
            bench.post(bench.add(1, 9, 1));
            bench.post(SendRequest.fetchAndAdd(2, bench.results.address(2), bench.results.key, bench.words.address(0),
                key, 1));
            bench.post(bench.add(3, 10, 1));
            bench.arena.run(5 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_ok")).isEqualTo(3);
            bench.arena.right.invalidate(key);
            bench.arena.rest(Time.MILLISECOND);
            // With many at once it is a matter of time how many answers are on their way when the third fails.
            assertThat(String.join(" ", bench.statuses()).replaceAll("[0-3] ", ""))
                .matches("(SUCCESS ){0," + (startsManyAtOnce() ? 2 : 0) + "}REMOTE_OPERATION( FLUSHED){1,3}");
            assertThat(bench.arena.rightCount("rx_local")).isEqualTo(1);
            assertThat(bench.arena.right.state(bench.connection.rightPair())).isEqualTo(QueuePairState.ERR);
            assertThat(bench.words.get(8) + bench.words.get(9)).isEqualTo(2);
            assertThat(bench.words.get(0)).isZero();
            assertThat(bench.words.get(10)).isLessThanOrEqualTo(startsManyAtOnce() ? 1 : 0);
        }
    }

    /** A result is kept: closing the MR when the atomic is done takes nothing back. */
    @Test default void aRegionThatIsClosedBehindAnAtomicDoesNoHarm() {
        try (Bench bench = bench(AtomicScenarios.options())) {
            int key = bench.arena.right.register(1, bench.words.address(0), 64, EnumSet.of(Access.REMOTE_ATOMIC));
            bench.arena.settle();
            bench.arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE).shots(1));
            bench.post(SendRequest.fetchAndAdd(0, bench.results.address(0), bench.results.key, bench.words.address(0),
                key, 9));
            bench.arena.run(5 * Time.MICROSECOND);
            bench.arena.right.invalidate(key);
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 SUCCESS");
            assertThat(bench.words.get(0)).isEqualTo(9);
        }
    }

    @Test default void aLocalRegionThatIsClosedEndsTheQueuePair() {
        try (Bench bench = bench(AtomicScenarios.options())) {
            int key = bench.arena.left.register(1, bench.results.address(0), 64, EnumSet.of(Access.LOCAL_WRITE));
            bench.post(SendRequest.fetchAndAdd(0, bench.results.address(0), key, bench.words.address(0),
                bench.words.key, 9));
            bench.arena.run(Time.MICROSECOND);
            bench.arena.left.invalidate(key);
            bench.arena.rest(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 LOCAL_PROTECTION");
            assertThat(bench.arena.leftCount("rx_bad_rsp")).isEqualTo(1);
        }
    }

    /** The word is old or new when the queue pair is reset, and stays so. */
    @Test default void aResetUnderAtomicsEndsThem() {
        QueuePairSettings settings = AtomicScenarios.options().settings();
        for (int after = 1800; after < 5000; after += 400) {
            try (Bench bench = bench(AtomicScenarios.options())) {
                for (int i = 0; i < 10; i++) {
                    bench.post(bench.add(i, 0, 1));
                }
                bench.arena.run(after * Time.NANOSECOND);
                bench.arena.unwatch(bench.connection);
                bench.arena.right.reset(bench.connection.rightPair(), settings.numbering());
                long then = bench.words.get(0);
                bench.arena.rest(Time.MILLISECOND);
                assertThat(bench.words.get(0)).isEqualTo(then).isBetween(0L, 10L);
                assertThat(bench.words.writes()).isEqualTo((int) then);
            }
        }
    }

    @Test default void aSilentResponderEndsTheQueuePair() {
        QueuePairSettings settings = AtomicScenarios.options().retries(3).rtoExponent(3).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings, AtomicScenarios.options().rtoExponent(0).settings());
            Words words = new Words(arena.right, 1);
            Words results = new Words(arena.left, 1);
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE));
            arena.left.postSend(c.leftPair(), SendRequest.fetchAndAdd(1, results.address(0), results.key,
                words.address(0), words.key, 1));
            arena.run(9 * Time.MICROSECOND);
            arena.toLeft.add(FaultRule.of(Fault.DROP));
            assertThat(Reads.awaited(arena, arena.left, 20 * Time.MILLISECOND)).containsExactly("1 RETRIES_EXCEEDED");
            assertThat(words.get(0)).isEqualTo(1);
        }
    }
}
