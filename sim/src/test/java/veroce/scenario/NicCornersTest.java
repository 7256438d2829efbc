package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.Access;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.PathSettings;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.nic.NicModel;
import veroce.scoreboard.PlannedMessage;

/**
 * Two NICs where everything stands still, comes late or happens at once: hosts that take nothing, a line without a link,
 * all queue pairs in the same moment, queues of one entry, a second life behind a dead first one. All data is compared,
 * every completion checked, and the host's memory is mapped only while the NIC may touch it.
 */
class NicCornersTest {
    private static final int LENGTH = 5000;
    private static final int QUEUE_PAIRS = 16;

    private static Arena arena() {
        return new Arena(NicMaker.slow(), Arena.quiet(), Arena.SEED);
    }

    private static NicModel model(Endpoint endpoint) {
        return ((NicEndpoint) endpoint).model();
    }

    private static long later(Endpoint endpoint, int cycles) {
        return model(endpoint).cycle() + cycles;
    }

    private static SendRequest write(Arena arena, int id, int key) {
        return SendRequest.write(id, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(), LENGTH,
            arena.rightBuffers.target() + (long) LENGTH * id, key);
    }

    /** Messages of one kind and length whose targets begin at an offset. */
    private static List<PlannedMessage> plan(Operation operation, int count, int length, int at) {
        return IntStream.range(0, count)
            .mapToObj(i -> PlannedMessage.of(operation, at + i * length, at + i * length, length)).toList();
    }

    private static List<String> statuses(Endpoint endpoint) {
        return Arena.drain(endpoint).stream().map(c -> c.id() + " " + c.status()).toList();
    }

    // ---- hosts

    @Test void aHostThatTakesNoWriteForThreeMilliseconds() {
        var settings = new QueuePairOptions().pmtu(1024).retries(7).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.forth(c, settings, Plans.same(Operation.SEND, 30, 20_000));
            arena.back(c, settings, Plans.same(Operation.WRITE_IMMEDIATE, 10, 9000));
            arena.scoreboard.step();
            arena.run(100 * Time.MICROSECOND);
            model(arena.right).memory().holdWrites(later(arena.right, 100_000));
            arena.finish(Time.SECOND);
        }
    }

    @Test void aHostThatAnswersNoReadForThreeMilliseconds() {
        var settings = new QueuePairOptions().pmtu(1024).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.forth(c, settings, Plans.same(Operation.SEND, 30, 20_000));
            arena.back(c, settings, Plans.same(Operation.SEND_IMMEDIATE, 10, 9000));
            arena.scoreboard.step();
            arena.run(100 * Time.MICROSECOND);
            model(arena.left).memory().holdReads(later(arena.left, 100_000));
            arena.finish(Time.SECOND);
        }
    }

    @Test void answersOfTheHostComeFiftyMicrosecondsLateAndMixed() {
        int late = 1600;                                     // cycles of the slow NIC
        var noise = new BusNoise(Arena.SEED, 0.1, late, 0.9);
        var slow = NicMaker.slow();
        var maker = new NicMaker(slow.parameters(), slow.gigabits(), new HostBus.Timing(late, late, noise),
            slow.engine());
        var settings = new QueuePairOptions().pmtu(2048).rtoExponent(8).settings();
        try (var arena = new Arena(maker, Arena.quiet(), Arena.SEED)) {
            for (int i = 0; i < 4; i++) {
                var c = arena.connect(settings);
                arena.forth(c, settings, plan(Operation.SEND, 4, 15_000, 60_000 * i));
                arena.back(c, settings, plan(Operation.WRITE, 4, 15_000, 60_000 * i));
            }
            arena.finish(Time.SECOND);
        }
    }

    // ---- line

    @Test void theLineTakesNothingForAMillisecondWhileAcknowledgementsAreDue() {
        var settings = new QueuePairOptions().pmtu(1024).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.forth(c, settings, Plans.same(Operation.SEND, 30, 20_000));
            arena.back(c, settings, Plans.same(Operation.SEND, 10, 9000));
            arena.scoreboard.step();
            arena.run(100 * Time.MICROSECOND);
            model(arena.right).sent().hold(true);
            arena.run(Time.MILLISECOND);
            model(arena.right).sent().hold(false);
            arena.finish(Time.SECOND);
        }
    }

    @Test void trimmedAndMarkedFramesOverIpv6WithTags() {
        var settings = new QueuePairOptions().pmtu(1024).settings();
        try (var arena = new Arena(NicMaker.slow(), NicMaker.slow(), Arena.paths(), Arena.SEED, "fd00::1", "fd00::2",
            7)) {
            var c = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.TRIM).probability(0.15));
            arena.toRight.add(FaultRule.of(Fault.MARK).probability(0.3));
            arena.forth(c, settings, Plans.same(Operation.WRITE, 10, 30_000));
            arena.back(c, settings, Plans.same(Operation.SEND, 10, 10_000));
            arena.finish(Time.SECOND);
        }
    }

    // ---- all at once

    @Test void allQueuePairsSendOnePacketAtOnce() {
        var settings = new QueuePairOptions().pmtu(256).queues(4, 4).window(16, 4, 2).settings();
        try (var arena = arena()) {
            for (int i = 0; i < QUEUE_PAIRS; i++) {
                var c = arena.connect(settings);
                arena.forth(c, settings, plan(Operation.SEND_IMMEDIATE, 4, 1 + i, 1024 * i));
                arena.back(c, settings, plan(Operation.WRITE, 4, 256, 1024 * i));
            }
            arena.finish(Time.SECOND);
        }
    }

    /** Every queue pair but one posts a full ring and fails for a bad key; the last one carries traffic all the time. */
    @Test void allQueuePairsFailInARowBesideAHealthyOne() {
        int posted = 16;
        var settings = new QueuePairOptions().pmtu(1024).queues(posted, posted).window(128, 8, 8).settings();
        try (var arena = arena()) {
            var bad = new ArrayList<Connection>();
            for (int i = 0; i < QUEUE_PAIRS - 1; i++) {
                bad.add(arena.connect(new QueuePairOptions().pmtu(1024).queues(posted, posted).window(128, 8, 8)
                    .completionQueue(1).settings()));
                arena.unwatch(bad.getLast());
            }
            var good = arena.connect(settings);
            arena.forth(good, settings, Plans.same(Operation.SEND, 40, 20_000));
            for (int id = 0; id < posted; id++) {
                for (var c : bad) {
                    arena.left.postSend(c.leftPair(), write(arena, id, 0xdead00));
                }
            }
            arena.finish(Time.SECOND);
            arena.run(Time.MILLISECOND);
            var told = new ArrayList<CompletionStatus>();
            for (var next = arena.left.poll(1); next != null; next = arena.left.poll(1)) {
                told.add(next.status());
            }
            assertThat(told).hasSize(posted * bad.size());
            assertThat(told).filteredOn(CompletionStatus.REMOTE_ACCESS::equals).hasSize(bad.size());
            assertThat(told).filteredOn(CompletionStatus.FLUSHED::equals).hasSize((posted - 1) * bad.size());
            for (var c : bad) {
                assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
                assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.ERR);
            }
            assertThat(arena.left.state(good.leftPair())).isEqualTo(QueuePairState.RTS);
        }
    }

    // ---- sizes

    @Test void queuesOfOneEntry() {
        var settings = new QueuePairOptions().pmtu(1024).queues(1, 1).window(128, 1, 8).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.1));
            arena.forth(c, settings, Plans.same(Operation.SEND, 20, 3000));
            arena.back(c, settings, Plans.same(Operation.SEND, 20, 1));
            arena.finish(Time.SECOND);
        }
    }

    @ParameterizedTest @ValueSource(longs = {0, 1L << 31})
    void lengthsAtTheirLimitsUnderABadKeyTouchNothing(long length) {
        var settings = new QueuePairOptions().pmtu(1024).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.unwatch(c);
            arena.left.postSend(c.leftPair(), SendRequest.write(0, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), length, arena.rightBuffers.target(), arena.rightBuffers.targetKey()));
            arena.run(2 * Time.MILLISECOND);
            // An MR of 1 MiB holds no 2^31 bytes; a Write of nothing needs none.
            assertThat(statuses(arena.left)).containsExactly(length == 0 ? "0 SUCCESS" : "0 REMOTE_ACCESS");
        }
    }

    @Test void addressesThatWrapAreRefusedAtBothEnds() {
        var settings = new QueuePairOptions().pmtu(1024).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.unwatch(c);
            arena.left.postSend(c.leftPair(), SendRequest.write(0, -100L, arena.leftBuffers.sourceKey(), LENGTH,
                arena.rightBuffers.target(), arena.rightBuffers.targetKey()));
            arena.run(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("0 LOCAL_PROTECTION");
            var d = arena.connect(settings);
            arena.unwatch(d);
            arena.left.postSend(d.leftPair(), SendRequest.write(1, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), LENGTH, -100L, arena.rightBuffers.targetKey()));
            arena.run(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("1 REMOTE_ACCESS");
        }
    }

    @Test void aSlowQueuePairOfOneMegabitLosesNothing() {
        var settings = new QueuePairOptions().pmtu(256).rate(1_000_000).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).psn(3).shots(1));
            arena.forth(c, settings, Plans.same(Operation.WRITE, 2, 2000));
            arena.finish(Time.SECOND);
        }
    }

    // ---- lives

    /** Packets of the old MR are in flight when another one is registered, until its index comes again. */
    @Test void aRegionUnderTheIndexOfAnOldOneGetsNothingOfIt() {
        var settings = new QueuePairOptions().pmtu(1024).settings();
        var far = PathSettings.PLAIN.withDelay(300 * Time.MICROSECOND, 0);
        try (var arena = new Arena(NicMaker.slow(), List.of(far, far, far, far), Arena.SEED)) {
            var c = arena.connect(settings);
            arena.unwatch(c);
            long old = arena.right.memory().allocate(1 << 16, 4096);
            int key = arena.right.register(1, old, 1 << 16, Set.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
            for (int id = 0; id < 8; id++) {
                arena.left.postSend(c.leftPair(), SendRequest.write(id, arena.leftBuffers.source(),
                    arena.leftBuffers.sourceKey(), LENGTH, old, key));
            }
            arena.run(150 * Time.MICROSECOND);
            arena.right.invalidate(key);
            arena.right.register(1, arena.right.memory().allocate(4096, 4096), 4096, Set.of());   // the next tag
            int index = key >>> 8;
            int again = -1;
            while (again >>> 8 != index) {
                again = arena.right.register(1, arena.right.memory().allocate(1 << 16, 4096), 1 << 16,
                    Set.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
                if (again >>> 8 != index) {
                    arena.right.invalidate(again);
                }
            }
            assertThat(again).as("another tag").isNotEqualTo(key);
            arena.run(3 * Time.MILLISECOND);
            assertThat(statuses(arena.left)).hasSize(8).noneMatch(status -> status.endsWith("SUCCESS"))
                .contains("0 REMOTE_ACCESS");
        }
    }

    @Test void theDataPathIsSwitchedOffUnderTrafficAndOnAgain() {
        var settings = new QueuePairOptions().pmtu(1024).settings();
        try (var arena = arena()) {
            var c = arena.connect(settings);
            arena.forth(c, settings, Plans.same(Operation.SEND, 30, 20_000));
            arena.back(c, settings, Plans.same(Operation.WRITE, 10, 20_000));
            arena.scoreboard.step();
            for (int i = 0; i < 3; i++) {
                arena.run(200 * Time.MICROSECOND);
                ((NicEndpoint) arena.right).set("control.enable", 0);
                arena.run(300 * Time.MICROSECOND);
                ((NicEndpoint) arena.right).set("control.enable", 1);
            }
            arena.complete(Time.SECOND);                     // frames are not counted while they are not taken
        }
    }

    private static QueuePairSettings plain() {
        return new QueuePairOptions().pmtu(1024).settings();
    }

    /** Twelve lives, each ended in the middle of its packets in both directions, with the bus and the line stopped. */
    @Test void everyLifeEndsInTheMiddleAndTheNextOneIsGood() {
        try (var arena = arena()) {
            var c = arena.connect(plain());
            for (int life = 0; life < 12; life++) {
                for (int id = 0; id < 8; id++) {
                    arena.left.postSend(c.leftPair(), write(arena, id, arena.rightBuffers.targetKey()));
                }
                arena.run((17L + 31 * life) * Time.MICROSECOND);
                if (life % 3 == 1) {
                    model(arena.right).memory().holdWrites(later(arena.right, 3000));
                } else if (life % 3 == 2) {
                    model(arena.left).memory().holdReads(later(arena.left, 3000));
                }
                arena.reset(c, plain(), plain());
                Arena.drain(arena.left);
                Arena.drain(arena.right);
                arena.rightBuffers.clear();
            }
            arena.forth(c, plain(), Plans.same(Operation.SEND, 10, 20_000));
            arena.finish(Time.SECOND);
        }
    }
}
