package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.PathSettings;
import veroce.scoreboard.PlannedMessage;

/** Go-back-N, transfers and errors: what the NIC sends in RoCEv2 and the reference receives. */
class NicRoceLeftTest implements RoceRecoveryScenarios, TransferScenarios, ErrorScenarios, BadRequestScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.roce();
    }

    @Override public int asksEvery() {
        return 16;
    }

    @Override public EndpointMaker right() {
        return EndpointMaker.roce(left().lineRate());
    }

    /** Requests of both ends, each of which answers the other one too; PSNs wrap. */
    @ParameterizedTest @ValueSource(longs = {1, 2})
    void whateverTheNetworkDoesEverythingArrivesOnce(long seed) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).rtoExponent(4).rnr(7, 1)
            .numbering(Numbering.from(0xff_ff00)).settings();
        var rough = Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withLoss(new Loss.Independent(0.01)));
        try (Arena arena = arena(rough)) {
            Connection connection = arena.connect(settings);
            for (var network : List.of(arena.toRight, arena.toLeft)) {
                network.add(FaultRule.of(Fault.DUPLICATE).probability(0.02)).add(FaultRule.of(Fault.SWAP)
                    .probability(0.02)).add(FaultRule.of(Fault.CORRUPT).probability(0.01));
            }
            arena.forth(connection, settings, Plans.random(new SplittableRandom(seed), 150, 256, 8, Arena.SIZE));
            arena.back(connection, settings, Plans.random(new SplittableRandom(seed + 9), 50, 256, 8, Arena.SIZE));
            arena.finish(100 * Time.MILLISECOND);
            assertThat(arena.leftCount("tx_resends")).isPositive();
        }
    }

    /** Its paths change the order: what comes too early is sent again, and copies are no wonder. */
    @Test @Override public void bothDirectionsAtFullRateOverIpv6WithTags() {
        QueuePairSettings settings = new QueuePairOptions().window(256, 32, 8).settings();
        try (Arena arena = new Arena(left(), right(), Arena.paths(), Arena.SEED, "fd00::1", "fd00::2", 5)) {
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, 65536));
            arena.back(connection, settings, Plans.same(Operation.SEND, 16, 65536));
            arena.finish(2 * Time.MILLISECOND);
            assertThat(arena.leftCount("tx_resends")).isPositive();
        }
    }

    @Override public boolean numbersAnything() {
        return false;
    }

    /** As many as it has, both ways; on paths that change the order. */
    @Test @Override public void manyQueuePairsAtOnce() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).queues(4, 4).window(16, 4, 2).settings();
        try (Arena arena = arena(Arena.paths())) {
            int share = Arena.SIZE / 64;
            for (int i = 0; i < 16; i++) {
                Connection connection = arena.connect(settings);
                List<PlannedMessage> plan = new ArrayList<>();
                for (int m = 0; m < 4; m++) {
                    plan.add(PlannedMessage.of(Operation.TO_PEER.get(m), i, (4 * i + m) * share, share));
                }
                arena.forth(connection, settings, plan);
                arena.back(connection, settings, plan);
            }
            arena.settle();
            arena.finish(2 * Time.MILLISECOND);
        }
    }
}
