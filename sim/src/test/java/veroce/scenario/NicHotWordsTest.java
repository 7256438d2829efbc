package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;

/** Many queue pairs of the reference change the same words of a NIC with atomics, on a bus that answers late. */
class NicHotWordsTest {
    private static final int PAIRS = 64;
    private static final int EACH = 4;

    private static Arena arena() {
        var left = EndpointMaker.reference(80_000_000_000L);
        return new Arena(left, NicMaker.crowded(PAIRS).onARoughBus(), Arena.quiet(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    private static List<Connection> connections(Arena arena, int count) {
        var connections = new ArrayList<Connection>();
        for (int i = 0; i < count; i++) {
            connections.add(arena.connect(AtomicScenarios.options().reads(EACH).settings()));
        }
        arena.run(Time.MILLISECOND);                         // commands have brought the clock of the NIC ahead
        return connections;
    }

    private static void harm(Arena arena) {
        for (var network : List.of(arena.toLeft, arena.toRight)) {
            network.add(FaultRule.of(Fault.DROP).probability(0.03)).add(FaultRule.of(Fault.DUPLICATE).probability(0.03));
        }
    }

    /** Of 64 queue pairs: the sum is exact, and no two have found the same. */
    @Test void oneWordOfManyQueuePairs() {
        try (var arena = arena()) {
            var words = new Words(arena.right, 1);
            var results = new Words(arena.left, PAIRS * EACH);
            var connections = connections(arena, PAIRS);
            harm(arena);
            for (int i = 0; i < PAIRS * EACH; i++) {
                arena.left.postSend(connections.get(i / EACH).leftPair(), SendRequest.fetchAndAdd(i % EACH,
                    results.address(i), results.key, words.address(0), words.key, 1));
            }
            var done = new ArrayList<String>();
            arena.link.run(() -> {
                done.addAll(Reads.statuses(arena.left));
                return done.size() == PAIRS * EACH;
            }, 20 * Time.MILLISECOND);
            assertThat(done).hasSize(PAIRS * EACH).allMatch(s -> s.endsWith("SUCCESS"));
            assertThat(words.get(0)).isEqualTo(PAIRS * EACH);
            assertThat(LongStream.range(0, PAIRS * EACH).map(i -> results.get((int) i)).boxed())
                .containsExactlyInAnyOrderElementsOf(LongStream.range(0, PAIRS * EACH).boxed().toList());
        }
    }

    /** Sums and swaps on a few words: one order of each explains every result, and those of a queue pair keep theirs. */
    @Test void oneOrderExplainsEveryResult() {
        try (var arena = arena()) {
            var connections = connections(arena, 16);
            harm(arena);
            var hot = new HotWords(arena, connections, new SplittableRandom(Arena.SEED), 60, EACH);
            arena.run(100 * Time.MICROSECOND);
            assertThat(arena.link.run(hot::step, 100 * Time.MILLISECOND)).as("%s", arena.left.counters()).isTrue();
            hot.verify();
            assertThat(hot.swaps()[0]).as("comparisons that held").isGreaterThan(5);
            assertThat(hot.swaps()[1]).as("comparisons that did not hold").isGreaterThan(5);
        }
    }
}
