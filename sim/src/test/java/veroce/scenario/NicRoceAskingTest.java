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
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.PathSettings;
import veroce.packet.Opcode;
import veroce.scoreboard.Flow;
import veroce.scoreboard.PlannedMessage;

/** Reads and atomics in RoCEv2 that the NIC asks a reference for. */
class NicRoceAskingTest implements RoceVerbScenarios, RoceReadScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.roce();
    }

    @Override public EndpointMaker right() {
        return EndpointMaker.roce(left().lineRate());
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    // Profile 0 has atomics in any case: one that its settings rule out is refused by the peer.
    @Override public void whatIsNoAtomicIsNotSent() {}

    // The key is gone before the NIC, which has to fetch the request, has sent it.
    @Override public void aRegionThatIsClosedBehindAnAtomicDoesNoHarm() {}

    /** Of both ends, so that each asks and answers at a time; PSNs of requests and numbers of responses wrap. */
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
            arena.back(connection, settings, Plans.mixed(new SplittableRandom(seed + 9), 60, 8 * 256, Arena.SIZE / 2));
            arena.finish(100 * Time.MILLISECOND);
            assertThat(arena.leftCount("rx_dup")).isPositive();
            assertThat(arena.leftCount("rx_seq")).isPositive();
            assertThat(arena.leftCount("tx_resends")).isPositive();
        }
    }

    @Override @Tag("long") @Test public void theLongestReadsHaveManyPackets() {
        RoceVerbScenarios.super.theLongestReadsHaveManyPackets();
    }

    /** Packets of responses follow each other so closely that what they tell is told together. */
    @Test void aFullLineOfShortPacketsIsTaken() {
        QueuePairSettings settings = Reads.options().pmtu(256).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.READ, 20, 200 * 256));
            arena.finish(Time.SECOND);
            assertThat(arena.leftCount("tx_resends")).isZero();
            assertThat(arena.leftCount("rx_nobuf")).isZero();
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

    /** The response to the first one is lost, and the second one is refused: what fails is the second one. */
    @Test void aNakBehindALostResponseNamesItsRequest() {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.READ_RESPONSE_ONLY).shots(1));
            var bad = Reads.read(arena, 2, 100);
            arena.left.postSend(connection.leftPair(), Reads.read(arena, 1, 100));
            arena.left.postSend(connection.leftPair(), SendRequest.read(2, bad.address(), bad.key(), bad.length(),
                bad.remoteAddress(), bad.remoteKey() ^ 1));
            arena.run(100 * Time.MICROSECOND);
            assertThat(Reads.statuses(arena.left)).startsWith("1 FLUSHED", "2 REMOTE_ACCESS");
        }
    }

    /** A Read and an atomic are told to wait as long as a Send before them is. */
    @Test void whatIsBehindASendThatWaitsIsAskedForAfterIt() {
        QueuePairSettings settings = Reads.options().atomics().rnr(7, 1).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            List<PlannedMessage> plan = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                plan.add(PlannedMessage.of(Operation.SEND, 1, 20_000 * i, 5000));
                plan.add(PlannedMessage.of(Operation.READ, 1, 20_000 * i + 6000, 5000));
                plan.add(PlannedMessage.of(Operation.FETCH_ADD, 1, 20_000 * i + 16_000, 8));
            }
            Flow flow = arena.forth(connection, settings, plan);
            flow.allowReceives(2);
            arena.scoreboard.step();
            arena.run(100 * Time.MICROSECOND);
            assertThat(arena.leftCount("rnr_waits")).isPositive();
            flow.allowReceives(8);
            arena.finish(Time.SECOND);
        }
    }
}
