package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.network.Fate;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.PathSettings;
import veroce.packet.Opcode;

/** A network that loses, delays, doubles and damages, and how much it costs. */
interface LossScenarios extends Scenarios {
    int LONG = 64;
    int SHORT = 6;
    /** Packets of the messages of which one frame each is lost, and that many messages. */
    int EACH = 40;
    int THRESHOLD = 8;
    int ACKNOWLEDGED = TransportSettings.RESET.ackPackets();

    /** A message of so many packets with a rule for what goes to the right; gives the data frames that it took. */
    private long framesFor(int packets, FaultRule rule) {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(rule);
            arena.forth(connection, settings, Plans.same(Operation.SEND, 1, packets * 4096));
            arena.finish(Time.SECOND);
            return arena.toRight.count(Fate.SENT);
        }
    }

    @Test default void aLostPacketOfALongMessageIsSentOnceMore() {
        // Those at the end, up to TH = 8, are found by the tail probe, which sends the last one too.
        for (int psn : new int[] {0, 1, 2, 31, LONG - 10}) {
            assertThat(framesFor(LONG, FaultRule.of(Fault.DROP).psn(psn).shots(1))).as("PSN %s", psn)
                .isEqualTo(LONG + 1);
        }
    }

    @Test default void eachLostPacketOfAShortMessageIsRecovered() {
        for (int psn = 0; psn < SHORT; psn++) {
            boolean last = psn == SHORT - 1;
            assertThat(framesFor(SHORT, FaultRule.of(Fault.DROP).psn(psn).shots(1))).as("PSN %s", psn)
                .isEqualTo(SHORT + (last ? 1 : 2));
        }
    }

    @Test default void aMessageThatIsLostWholeIsRecovered() {
        for (int packets : new int[] {1, 2, SHORT, LONG}) {
            framesFor(packets, FaultRule.of(Fault.DROP).retransmissions(false));
        }
    }

    @Test default void lostRetransmissionsAreRecovered() {
        for (int shots : new int[] {1, 2, 5}) {
            QueuePairSettings settings = new QueuePairOptions().settings();
            try (Arena arena = arena(Arena.quiet())) {
                Connection connection = arena.connect(settings);
                arena.toRight.add(FaultRule.of(Fault.DROP).psn(3, 5).retransmissions(false))
                    .add(FaultRule.of(Fault.DROP).psn(3, 5).retransmissions(true).shots(shots));
                arena.forth(connection, settings, Plans.same(Operation.WRITE, 1, 200 * 4096));
                arena.finish(Time.SECOND);
                assertThat(arena.toRight.count(Fate.DROP_RULE)).isEqualTo(3 + shots);
            }
        }
    }

    @Test default void lostAcknowledgementsAreRecovered() {
        for (int opcode : new int[] {Opcode.ACKNOWLEDGE, Opcode.SACK}) {
            for (int shots : new int[] {1, 7, 40}) {
                QueuePairSettings settings = new QueuePairOptions().settings();
                try (Arena arena = arena(Arena.quiet())) {
                    Connection connection = arena.connect(settings);
                    arena.toRight.add(FaultRule.of(Fault.DROP).psn(2, 3).retransmissions(false));
                    arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(opcode).shots(shots));
                    arena.forth(connection, settings, Plans.same(Operation.SEND_IMMEDIATE, 4, 16 * 4096));
                    arena.finish(Time.SECOND);
                }
            }
        }
    }

    /** What it cost: frames of data beyond those of the messages, and answers lost. */
    record Cost(long resent, long answers) {}

    /** As many messages as packets in each, one after the other. */
    private Cost costOfEach(Consumer<Arena> faults) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).window(128, 8, THRESHOLD).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            faults.accept(arena);
            arena.forth(connection, settings, Plans.same(Operation.SEND, EACH, EACH * 256)).reuseTargets(1);
            arena.finish(Time.SECOND);
            return new Cost(arena.toRight.count(Fate.SENT) - EACH * EACH, arena.toLeft.count(Fate.DROP_RULE));
        }
    }

    @Test default void theLossOfEachSinglePacketIsRecovered() {
        Cost cost = costOfEach(arena -> {
            for (int n = 0; n < EACH; n++) {
                arena.toRight.add(FaultRule.of(Fault.DROP).psn(n * EACH + n).shots(1));
            }
        });
        // SACKs tell of what has TH packets behind it; the tail probe finds the others, and sends the last too.
        assertThat(cost.resent()).isEqualTo(EACH + THRESHOLD - 1);
    }

    /** Message n loses its n-th acknowledgement, if it has so many. */
    @Test default void theLossOfEachSingleAcknowledgementIsRecovered() {
        Cost cost = costOfEach(arena -> {
            for (int n = 0; n < EACH; n++) {
                arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE)
                    .psn(n * EACH, n * EACH + EACH - 1).skips(n).shots(1));
            }
        });
        assertThat(cost.answers()).isGreaterThanOrEqualTo(EACH / ACKNOWLEDGED);
        assertThat(cost.resent()).as("only the last one matters: oldest and newest packet are sent")
            .isEqualTo(2);
    }

    /** Message n loses its first packet and its n-th SACK, if it has so many. */
    @Test default void theLossOfEachSingleSackIsRecovered() {
        Cost cost = costOfEach(arena -> {
            for (int n = 0; n < EACH; n++) {
                arena.toRight.add(FaultRule.of(Fault.DROP).psn(n * EACH).shots(1));
                arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.SACK).psn(n * EACH - 1).skips(n).shots(1));
            }
        });
        assertThat(cost.answers()).isGreaterThanOrEqualTo((EACH - THRESHOLD) / ACKNOWLEDGED);
        assertThat(cost.resent()).as("the others say the same").isEqualTo(EACH);
    }

    @Test default void reorderingAloneCausesNoRetransmission() {
        QueuePairSettings settings = new QueuePairOptions().window(256, 32, 8).settings();
        List<PathSettings> paths = Collections.nCopies(4,
            PathSettings.PLAIN.withDelay(4 * Time.MICROSECOND, 2 * Time.MICROSECOND));
        try (Arena arena = arena(paths)) {
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 4, Arena.SIZE / 4));
            arena.finish(Time.SECOND);
            assertThat(arena.toRight.count(Fate.SENT)).isEqualTo(Arena.SIZE / 4096);
        }
    }

    @Test default void trimmedPacketsAreAskedForAgainAtOnce() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.TRIM).probability(0.1));
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 4, Arena.SIZE / 4));
            arena.finish(Time.SECOND);
            long trimmed = arena.toRight.count(Fate.TRIMMED);
            assertThat(trimmed).isPositive();
            assertThat(arena.rightCount("rx_trim_nak") + arena.rightCount("rx_trim_payload")
                + arena.rightCount("rx_trim_stale")).isEqualTo(trimmed);
            assertThat(arena.toRight.count(Fate.SENT)).isEqualTo(Arena.SIZE / 4096 + trimmed);
        }
    }

    @Test default void aTrimmedRetransmissionIsAskedForAgain() {
        assertThat(framesFor(LONG, FaultRule.of(Fault.TRIM).psn(7).shots(2))).isEqualTo(LONG + 2);
    }

    /** Of NAKs for retransmissions one counts per round trip; what is refused waits for a probe, of head and tail. */
    @Test default void aRetransmissionThatIsTrimmedAgainAndAgainArrives() {
        long trims = 4;
        assertThat(framesFor(LONG, FaultRule.of(Fault.TRIM).psn(7).shots(trims)))
            .isBetween(LONG + trims, LONG + 2 * trims - 1);
    }

    @Test default void everyFrameTwiceChangesNothing() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DUPLICATE));
            arena.toLeft.add(FaultRule.of(Fault.DUPLICATE));
            arena.forth(connection, settings, Plans.same(Operation.SEND, 10, 10_000));
            arena.finish(Time.SECOND);
            arena.run(100 * Time.MICROSECOND);
            assertThat(arena.rightCount("rx_dup")).isEqualTo(100);
            assertThat(arena.rightCount("rx_ok")).isEqualTo(100);
        }
    }

    @Test default void aFrameOfLongAgoChangesNothing() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(FaultRule.delay(400 * Time.MICROSECOND).psn(20, 30).retransmissions(false));
            arena.forth(connection, settings, Plans.same(Operation.WRITE_IMMEDIATE, 20, 40_000));
            arena.finish(Time.SECOND);
            arena.run(600 * Time.MICROSECOND);
            assertThat(arena.rightCount("rx_dup")).isGreaterThanOrEqualTo(11);
            arena.scoreboard.step();
            arena.scoreboard.verify();
        }
    }

    @Test default void aDamagedBitNeverReachesMemory() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.CORRUPT).probability(0.2));
            arena.toLeft.add(FaultRule.of(Fault.CORRUPT).probability(0.2));
            arena.forth(connection, settings, Plans.random(new SplittableRandom(3), 200, 256, 8, Arena.SIZE));
            arena.finish(10 * Time.SECOND);
            assertThat(arena.rightCount("rx_icrc")).isPositive();
        }
    }

    @Test default void swappedFramesAndBurstsOfLoss() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        List<PathSettings> paths = Collections.nCopies(4, Arena.paths().get(0).withLoss(Loss.bursts(0.05, 8)));
        try (Arena arena = arena(paths)) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.SWAP).probability(0.1));
            arena.forth(connection, settings, Plans.same(Operation.SEND, 16, 65_536));
            arena.back(connection, settings, Plans.same(Operation.WRITE, 16, 65_536));
            arena.finish(10 * Time.SECOND);
        }
    }

    @Test default void aPathFailsAndRecovers() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toRight.outage(1, 5 * Time.MICROSECOND, 60 * Time.MICROSECOND);
            arena.toLeft.outage(2, 5 * Time.MICROSECOND, 60 * Time.MICROSECOND);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, 65_536));
            arena.finish(Time.SECOND);
            assertThat(arena.toRight.count(Fate.DROP_PATH)).isPositive();
        }
    }

    @Test default void aPathFailsForEver() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toRight.outage(1, 5 * Time.MICROSECOND, Time.NEVER);
            arena.toLeft.outage(2, 5 * Time.MICROSECOND, Time.NEVER);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, 65_536));
            arena.finish(Time.SECOND);
            assertThat(arena.toRight.count(Fate.DROP_PATH)).isGreaterThanOrEqualTo(Arena.SIZE / 4096 / 4 - 8);
        }
    }

    @Test default void everythingIsDownForAMillisecond() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            for (int path = 0; path < 4; path++) {
                arena.toRight.outage(path, 20 * Time.MICROSECOND, Time.MILLISECOND);
                arena.toLeft.outage(path, 20 * Time.MICROSECOND, Time.MILLISECOND);
            }
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, 65_536));
            arena.finish(Time.SECOND);
        }
    }

    @Test default void aQueueThatTrimsAndDropsIsSharedFairlyEnoughToFinish() {
        QueuePairSettings settings = new QueuePairOptions().window(256, 32, 8).settings();
        List<PathSettings> paths = Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withQueue(10_000_000_000L, 20_000, 60_000, 100_000));
        try (Arena arena = arena(paths)) {
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, 65_536));
            arena.finish(Time.SECOND);
            assertThat(arena.toRight.count(Fate.MARKED)).isPositive();
        }
    }
}
