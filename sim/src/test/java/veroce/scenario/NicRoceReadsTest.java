package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
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
import veroce.packet.Opcode;
import veroce.scoreboard.PlannedMessage;

/** Reads and atomics that the reference sends in RoCEv2 and the NIC answers. */
class NicRoceReadsTest implements RoceReadScenarios {
    @Override public EndpointMaker left() {
        return EndpointMaker.roce(right().lineRate());
    }

    @Override public EndpointMaker right() {
        return NicMaker.roce();
    }

    /** Reads and atomics between Sends and Writes; receive WQEs are late, and PSNs wrap. */
    @Tag("long") @ParameterizedTest @ValueSource(longs = {2, 3})
    void whateverElseTheNetworkDoes(long seed) {
        whateverTheNetworkDoesEverythingIsAnswered(seed);
    }

    @ParameterizedTest @ValueSource(longs = 1)
    void whateverTheNetworkDoesEverythingIsAnswered(long seed) {
        QueuePairSettings settings = Reads.options().atomics().pmtu(256).rtoExponent(4).rnr(7, 1)
            .numbering(Numbering.from(0xff_ff00)).settings();
        var rough = Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withLoss(new Loss.Independent(0.01)));
        try (Arena arena = arena(rough)) {
            Connection connection = arena.connect(settings);
            for (var network : List.of(arena.toRight, arena.toLeft)) {
                network.add(FaultRule.of(Fault.DUPLICATE).probability(0.02)).add(FaultRule.of(Fault.SWAP)
                    .probability(0.02)).add(FaultRule.of(Fault.CORRUPT).probability(0.01));
            }
            arena.forth(connection, settings, Plans.mixed(new SplittableRandom(seed), 150, 8 * 256, 0));
            arena.finish(100 * Time.MILLISECOND);
            assertThat(arena.rightCount("rx_dup")).isPositive();
            assertThat(arena.rightCount("tx_drop_naks")).isPositive();
        }
    }

    /** Of which nothing is known any more: it is not answered, and what is behind it is. */
    @Test void aCopyOfAnAtomicOfLongAgoIsNotAnswered() {
        QueuePairSettings settings = Reads.options().atomics().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            var wire = new RoceWire(arena);
            arena.toRight.add(FaultRule.delay(40 * Time.MICROSECOND).opcode(Opcode.FETCH_ADD).skips(2).shots(1));
            List<PlannedMessage> plan = new ArrayList<>();
            for (int i = 0; i < 150; i++) {
                plan.add(PlannedMessage.of(i < 120 ? Operation.FETCH_ADD : Operation.WRITE, 1, 8 * i, 8));
            }
            arena.forth(connection, settings, plan);
            arena.finish(Time.SECOND);
            assertThat(wire.left.stream().filter(it -> it.bth().opcode() == Opcode.ATOMIC_ACKNOWLEDGE
                && it.bth().psn() == 2)).as("but for the late one").hasSize(1);
            assertThat(arena.rightCount("rx_dup")).isPositive();
            assertThat(arena.leftCount("timeouts")).isZero();
        }
    }

    /** Frames of the old life, of Reads and of their responses, come while the next one begins. */
    @Test void aQueuePairIsResetInFlightAndUsedAgain() {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            for (int life = 0; life < 4; life++) {
                for (int id = 0; id < 8; id++) {
                    arena.left.postSend(connection.leftPair(), Reads.read(arena, 8 * life + id, 8000));
                }
                arena.run((3 + 3 * life) * Time.MICROSECOND);
                var next = Reads.options().numbering(Numbering.from(0xff_ff00 + 77 * life)).settings();
                arena.reset(connection, next, next);
                Arena.drain(arena.left);
            }
            for (int id = 0; id < 4; id++) {
                arena.left.postSend(connection.leftPair(), Reads.read(arena, 40 + id, 8000));
            }
            arena.rest(Time.MILLISECOND);
            assertThat(Arena.drain(arena.left)).hasSize(4).allMatch(it -> it.status() == CompletionStatus.SUCCESS);
            assertThat(arena.leftCount("timeouts")).isZero();
        }
    }

    /** The refused request is told when what was asked for before it has been answered. */
    @Test void aReadIsAnsweredBeforeTheRequestBehindItIsRefused() {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            var bad = Reads.read(arena, 2, 100);
            arena.left.postSend(connection.leftPair(), Reads.read(arena, 1, 8000));
            arena.left.postSend(connection.leftPair(), SendRequest.read(2, bad.address(),
                bad.key(), bad.length(), bad.remoteAddress(), bad.remoteKey() ^ 1));
            arena.run(100 * Time.MICROSECOND);
            assertThat(Reads.statuses(arena.left)).startsWith("1 SUCCESS", "2 REMOTE_ACCESS");
            assertThat(arena.right.state(connection.rightPair())).isEqualTo(QueuePairState.ERR);
        }
    }
}
