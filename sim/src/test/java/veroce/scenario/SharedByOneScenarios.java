package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Network;
import veroce.scoreboard.PlannedMessage;
import veroce.scoreboard.SharedReceives;

/** Whole transfers to a shared receive queue at the right end, over a network that does harm; only one queue pair uses it. */
interface SharedByOneScenarios extends Scenarios {
    int PMTU = 256;
    int PACKETS = 6;

    private static QueuePairOptions options() {
        return new QueuePairOptions().pmtu(PMTU).window(64, 8, 8).queues(8, 8).rnr(7, 1);
    }

    private static void harm(Network network) {
        network.add(FaultRule.of(Fault.DROP).probability(0.03)).add(FaultRule.of(Fault.DUPLICATE).probability(0.03))
            .add(FaultRule.of(Fault.CORRUPT).probability(0.02)).add(FaultRule.of(Fault.TRIM).probability(0.03))
            .add(FaultRule.of(Fault.SWAP).probability(0.03));
    }

    /** Messages of every kind from so many queue pairs to as many that share so many requests. */
    static void transfer(Arena arena, int pairs, int messages, int requests) {
        SplittableRandom random = new SplittableRandom(Arena.SEED);
        try (arena) {
            harm(arena.toLeft);
            harm(arena.toRight);
            SharedReceives receives = arena.shareRight(requests, PMTU * (PACKETS + 1));
            QueuePairSettings left = options().settings();
            QueuePairSettings right = options().sharedQueue(receives.number()).settings();
            List<Connection> connections = new ArrayList<>();
            for (int i = 0; i < pairs; i++) {
                connections.add(arena.connect(left, right));
            }
            arena.link.runTo(Math.max(arena.left.now(), arena.right.now()));
            int share = Arena.SIZE / pairs;
            for (int i = 0; i < pairs; i++) {
                arena.forth(connections.get(i), left, plan(random, messages, i * share, share)).share(receives);
            }
            arena.finish(Time.SECOND);
        }
    }

    private static List<PlannedMessage> plan(SplittableRandom random, int messages, int from, int share) {
        return Plans.random(random, messages, PMTU, PACKETS, share).stream().map(m -> new PlannedMessage(m.operation(),
            m.source(), m.target() + from, m.length(), m.immediate(), m.solicited(), m.signaled(), m.inline())).toList();
    }

    @Test default void oneQueuePairTakesItAll() {
        transfer(arena(Arena.paths()), 1, 100, 32);
    }

    /** As often as not a message finds nothing posted. */
    @Test default void fewRequestsAreEnough() {
        transfer(arena(Arena.paths()), 1, 40, 4);
    }
}
