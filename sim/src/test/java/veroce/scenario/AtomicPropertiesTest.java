package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;

/** Atomics of many queue pairs on the same words, over networks that lose, duplicate and reorder. */
class AtomicPropertiesTest {
    static LongStream seeds() {
        return new SplittableRandom(Arena.SEED + 2).longs(20);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void eachAtomicHappensOnceAndInOneOrder(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        EndpointMaker maker = EndpointMaker.reference();
        try (Arena arena = new Arena(maker, maker, ReferencePropertiesTest.paths(random), seed, "10.0.0.1", "10.0.0.2",
                -1)) {
            ReferencePropertiesTest.faults(arena.toLeft, random);
            ReferencePropertiesTest.faults(arena.toRight, random);
            int accepted = random.nextInt(1, 17);
            QueuePairSettings settings = ReferencePropertiesTest.options(random, 1024, 4).atomics().reads(accepted,
                random.nextInt(1, accepted + 1)).settings();
            List<Connection> connections = new ArrayList<>();
            for (int i = random.nextInt(1, 8); i > 0; i--) {
                connections.add(arena.connect(settings));
            }
            HotWords hot = new HotWords(arena, connections, random, 40, settings.sendQueue());
            assertThat(arena.link.run(hot::step, 30 * Time.SECOND)).as("%s", arena.left.counters()).isTrue();
            hot.verify();
        }
    }

    /** Sums are exact and results a permutation: of 64 queue pairs none waits for another. */
    @Test void oneWordOfManyQueuePairs() {
        EndpointMaker maker = EndpointMaker.reference();
        try (Arena arena = new Arena(maker, maker, Arena.paths(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1)) {
            arena.toLeft.add(FaultRule.of(Fault.DROP).probability(0.05));
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.05));
            Words words = new Words(arena.right, 1);
            Words results = new Words(arena.left, 64 * 8);
            for (int i = 0; i < 64; i++) {
                Connection c = arena.connect(AtomicScenarios.options().settings());
                for (int n = 0; n < 8; n++) {
                    arena.left.postSend(c.leftPair(), SendRequest.fetchAndAdd(n, results.address(8 * i + n),
                        results.key, words.address(0), words.key, 1));
                }
            }
            arena.run(20 * Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).hasSize(512).allMatch(s -> s.endsWith("SUCCESS"));
            assertThat(words.get(0)).isEqualTo(512);
            List<Long> found = new ArrayList<>();
            for (int i = 0; i < 512; i++) {
                found.add(results.get(i));
            }
            assertThat(found).containsExactlyInAnyOrderElementsOf(LongStream.range(0, 512).boxed().toList());
        }
    }

    /** The comparison of the other test is worth something only if some hold and some do not. */
    @Test void comparisonsHoldAndFail() {
        EndpointMaker maker = EndpointMaker.reference();
        try (Arena arena = new Arena(maker, maker, Arena.paths(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1)) {
            QueuePairSettings settings = AtomicScenarios.options().settings();
            List<Connection> connections = List.of(arena.connect(settings), arena.connect(settings));
            HotWords hot = new HotWords(arena, connections, new SplittableRandom(Arena.SEED), 100, 2);
            assertThat(arena.link.run(hot::step, Time.SECOND)).isTrue();
            hot.verify();
            assertThat(hot.swaps()[0]).isGreaterThan(5);
            assertThat(hot.swaps()[1]).isGreaterThan(5);
        }
    }
}
