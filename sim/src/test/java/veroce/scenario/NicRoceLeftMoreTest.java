package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.scoreboard.PlannedMessage;

/** Transfers and errors that both profiles have: what the NIC sends in RoCEv2 and the reference receives. */
@Tag("long")
class NicRoceLeftMoreTest implements TransferScenarios, ErrorScenarios, BadRequestScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.roce();
    }

    @Override public EndpointMaker right() {
        return EndpointMaker.roce(left().lineRate());
    }

    @Override public boolean numbersAnything() {
        return false;
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
