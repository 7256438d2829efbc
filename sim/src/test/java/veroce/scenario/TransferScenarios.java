package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fate;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.scoreboard.PlannedMessage;

/** Data from one end to the other over a network that does no harm. */
interface TransferScenarios extends Scenarios {

    @Test default void everyOperationAndLengthArrives() {
        for (int pmtu : new int[] {256, 1024, 4096}) {
            QueuePairSettings settings = new QueuePairOptions().pmtu(pmtu).settings();
            try (Arena arena = arena(Arena.quiet())) {
                Connection connection = arena.connect(settings);
                List<PlannedMessage> plan = new ArrayList<>();
                int target = 0;
                for (int length : new int[] {0, 1, 2, 3, 4, 5, 28, 63, 64, 65, pmtu - 1, pmtu, pmtu + 1, 2 * pmtu,
                    3 * pmtu + 7}) {
                    for (Operation operation : Operation.TO_PEER) {
                        plan.add(PlannedMessage.of(operation, 3 * target % 1000, target, length));
                        target += length + 1;
                    }
                }
                arena.forth(connection, settings, plan);
                arena.finish(Time.SECOND);
                assertThat(arena.toRight.count(Fate.SENT)).isEqualTo(packets(plan, pmtu));
            }
        }
    }

    /** Frames that carry a plan without a single retransmission. */
    private static long packets(List<PlannedMessage> plan, int pmtu) {
        long packets = 0;
        for (PlannedMessage message : plan) {
            packets += Math.max(1, Math.ceilDiv(message.length(), pmtu));
        }
        return packets;
    }

    @Test default void bothDirectionsAtFullRateOverIpv6WithTags() {
        QueuePairSettings settings = new QueuePairOptions().window(256, 32, 8).settings();
        try (Arena arena = new Arena(left(), right(), Arena.paths(), Arena.SEED, "fd00::1", "fd00::2", 5)) {
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, 65536));
            arena.back(connection, settings, Plans.same(Operation.SEND, 16, 65536));
            arena.finish(Time.SECOND);
            assertThat(arena.leftCount("rx_dup") + arena.rightCount("rx_dup")).isZero();
        }
    }

    @Test default void numbersWrap() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).window(64, 8, 4)
            .numbering(numbersAnything() ? new Numbering(0xff_fff0, 0xff_fffa, 0xff_fffd)
                : Numbering.from(0xff_fff0)).settings();
        try (Arena arena = arena(Arena.paths())) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).psn(0xff_fff8, 4).retransmissions(false).shots(13)); // also ACKs
            SplittableRandom random = new SplittableRandom(Arena.SEED);
            arena.forth(connection, settings, Plans.random(random, 100, 256, 6, Arena.SIZE));
            arena.back(connection, settings, Plans.random(random, 100, 256, 6, Arena.SIZE));
            arena.finish(Time.SECOND);
        }
    }

    @Test default void theWindowFillsAndNoMoreIsSent() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).window(32, 32, 8).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP).shots(12));
            arena.settle();
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 4, 100_000));
            arena.scoreboard.step();
            arena.run(8 * Time.MICROSECOND);
            assertThat(arena.toRight.count(Fate.SENT)).isEqualTo(32);
            arena.finish(Time.SECOND);
        }
    }

    @Test default void theMessageWindowFillsAndNoMoreIsSent() {
        QueuePairSettings settings = new QueuePairOptions().window(64, 8, 2).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE).shots(8));
            arena.settle();
            arena.forth(connection, settings, Plans.same(Operation.SEND, 50, 10));
            arena.scoreboard.step();
            arena.run(8 * Time.MICROSECOND);
            assertThat(arena.toRight.count(Fate.SENT)).isEqualTo(8);
            arena.finish(Time.SECOND);
        }
    }

    @Test default void manyQueuePairsAtOnce() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).queues(4, 4).window(16, 4, 2).settings();
        try (Arena arena = arena(Arena.paths())) {
            int share = Arena.SIZE / manyQueuePairs() / 4;
            for (int i = 0; i < manyQueuePairs(); i++) {
                Connection connection = arena.connect(settings);
                List<PlannedMessage> plan = new ArrayList<>();
                for (int m = 0; m < 4; m++) {
                    plan.add(PlannedMessage.of(Operation.TO_PEER.get(m), i, (4 * i + m) * share, share));
                }
                arena.forth(connection, settings, plan);
                arena.back(connection, settings, plan);
            }
            arena.finish(Time.SECOND);
        }
    }

    @Test default void aPacedQueuePairKeepsItsRate() {
        long rate = 10_000_000_000L;
        QueuePairSettings settings = new QueuePairOptions().rate(rate).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 4, 1 << 18));
            arena.finish(Time.SECOND);
            double bits = 8.0 * (4 << 18) * 4202 / 4096;
            // All but the burst at the start waits for its tokens.
            assertThat(arena.link.now() / (double) Time.SECOND).isBetween((bits - 8 * 16384) / rate,
                bits / rate + 20e-6);
        }
    }

    @Test default void congestionMarksComeBackInAcknowledgements() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            List<Boolean> echoed = new ArrayList<>();
            arena.link.tap((from, to, arrives, frame, time) -> {
                if (from == arena.right && arrives) {
                    echoed.add((frame[14 + 20 + 8 + 4] & 0x40) != 0);
                }
            });
            arena.toRight.add(FaultRule.of(Fault.MARK).psn(5).shots(1));
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 1, 64 * 4096));
            arena.finish(Time.SECOND);
            assertThat(echoed).containsOnlyOnce(true);
        }
    }
}
