package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.PathSettings;
import veroce.nic.NicEndpoint;
import veroce.scoreboard.PlannedMessage;

/** The NIC receives what the reference sends in RoCEv2: Sends and Writes; NicRoceLeftTest has what it sends. */
class NicRoceTest {
    private static final List<PathSettings> QUIET =
        Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0));

    private static final int LAST = 10_000;

    private static Arena arena(List<PathSettings> paths) {
        return new Arena(EndpointMaker.roce(NicMaker.slowRoce().lineRate()), NicMaker.slowRoce(), paths, Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    @ParameterizedTest @ValueSource(ints = {1, 1024, 1025, 10_000})
    void everyKindOfMessageArrives(int length) {
        for (var operation : List.of(Operation.WRITE, Operation.WRITE_IMMEDIATE, Operation.SEND,
                Operation.SEND_IMMEDIATE)) {
            QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
            try (Arena arena = arena(QUIET)) {
                Connection connection = arena.connect(settings);
                var wire = new RoceWire(arena);
                arena.forth(connection, settings, Plans.same(operation, 3, length));
                arena.finish(Time.SECOND);
                assertThat(wire.naks()).as("%s", operation).isEmpty();
                assertThat(arena.leftCount("timeouts")).isZero();
                assertThat(arena.rightCount("rx_ok")).isEqualTo(3L * ((length + 1023) / 1024));
            }
        }
    }

    /** More of them than the NIC has notes of messages: what finds no place is sent again. */
    @ParameterizedTest @ValueSource(ints = {256, 1024, 4096})
    void manySmallMessagesArrive(int pmtu) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(pmtu).settings();
        try (Arena arena = arena(QUIET)) {
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
            arena.finish(4 * Time.MILLISECOND);
        }
    }

    /** Frames of the old life come while the next one begins. */
    @Test void aQueuePairIsResetInFlightAndUsedAgain() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
        try (Arena arena = arena(QUIET)) {
            Connection connection = arena.connect(settings);
            for (int life = 0; life < 3; life++) {
                for (int id = 0; id < 8; id++) {
                    arena.left.postSend(connection.leftPair(), SendRequest.write(id, arena.leftBuffers.source(),
                        arena.leftBuffers.sourceKey(), Arena.SIZE / 64,
                        arena.rightBuffers.target() + Arena.SIZE / 2 + (8L * life + id) * Arena.SIZE / 64,
                        arena.rightBuffers.targetKey()));
                }
                arena.run((15 + 7 * life) * Time.MICROSECOND);
                var next = new QueuePairOptions().pmtu(1024).numbering(Numbering.from(0xff_ff00 + 77 * life)).settings();
                arena.reset(connection, next, next);
                Arena.drain(arena.left);
            }
            arena.left.postSend(connection.leftPair(), SendRequest.write(9, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), LAST, arena.rightBuffers.target(), arena.rightBuffers.targetKey()));
            arena.rest(Time.MILLISECOND);
            assertThat(Arena.drain(arena.left)).singleElement().matches(it -> it.id() == 9
                && it.status() == CompletionStatus.SUCCESS);
            assertThat(arena.rightBuffers.received(0, LAST))
                .isEqualTo(arena.left.memory().read(arena.leftBuffers.source(), LAST));
        }
    }

    @ParameterizedTest @ValueSource(longs = {1, 2})
    void whateverTheNetworkDoesEverythingArrivesOnce(long seed) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).rtoExponent(4).settings();
        var rough = Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withLoss(new Loss.Independent(0.01)));
        try (Arena arena = arena(rough)) {
            Connection connection = arena.connect(settings);
            for (var network : List.of(arena.toRight, arena.toLeft)) {
                network.add(FaultRule.of(Fault.DUPLICATE).probability(0.02)).add(FaultRule.of(Fault.SWAP)
                    .probability(0.02)).add(FaultRule.of(Fault.CORRUPT).probability(0.01));
            }
            arena.forth(connection, settings, Plans.random(new SplittableRandom(seed), 150, 256, 8, Arena.SIZE));
            arena.finish(100 * Time.MILLISECOND);
            assertThat(arena.rightCount("rx_seq")).isPositive();
            assertThat(arena.rightCount("rx_dup")).isPositive();
            assertThat(arena.rightCount("rx_icrc")).isPositive();
            assertThat(arena.rightCount("tx_drop_naks")).isPositive();
        }
    }

    /** What the queue pair does not accept is refused. */
    @Test void readsThatItDoesNotAcceptAreRefused() {
        try (Arena arena = arena(QUIET)) {
            Connection connection = arena.connect(Reads.options().settings(),
                new QueuePairOptions().pmtu(1024).settings());
            var nic = (NicEndpoint) arena.right;
            int pair = connection.rightPair();
            arena.settle();
            arena.left.postSend(connection.leftPair(), Reads.read(arena, 1, 100));
            arena.run(50 * Time.MICROSECOND);
            assertThat(arena.rightCount("rx_bad_op")).isPositive();
            assertThat(nic.state(pair)).isEqualTo(QueuePairState.ERR);
        }
    }
}
