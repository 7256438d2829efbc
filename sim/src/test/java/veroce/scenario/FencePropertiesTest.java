package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;

/**
 * One place at the peer is written, read and written again: behind a fence the next Write, or atomic, does not reach what
 * the Read before it fetches, over any network.
 */
class FencePropertiesTest {
    private static final int ROUNDS = 24;
    private static final int WORDS = 400;

    static LongStream seeds() {
        return new SplittableRandom(Arena.SEED + 4).longs(15);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aReadSeesWhatWasThereBeforeTheFence(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        EndpointMaker maker = EndpointMaker.reference();
        try (Arena arena = new Arena(maker, maker, ReferencePropertiesTest.paths(random), seed, "10.0.0.1", "10.0.0.2",
                -1)) {
            ReferencePropertiesTest.faults(arena.toLeft, random);
            ReferencePropertiesTest.faults(arena.toRight, random);
            QueuePairSettings settings = ReferencePropertiesTest.options(random, 512, 4).queues(128, 1)
                .atomics().reads(random.nextInt(1, 9)).settings();
            Connection connection = arena.connect(settings);
            Words place = new Words(arena.right, WORDS);
            Words sources = new Words(arena.left, ROUNDS * WORDS);
            Words copies = new Words(arena.left, ROUNDS * WORDS);
            Words results = new Words(arena.left, ROUNDS);
            int length = WORDS * Words.BYTES;
            for (int i = 0; i < ROUNDS; i++) {
                for (int word = 0; word < WORDS; word++) {
                    sources.set(i * WORDS + word, random.nextLong());
                }
                arena.left.postSend(connection.leftPair(), SendRequest.write(3 * i, sources.address(i * WORDS),
                    sources.key, length, place.address(0), place.key).asFenced());
                arena.left.postSend(connection.leftPair(), SendRequest.read(3 * i + 1, copies.address(i * WORDS),
                    copies.key, length, place.address(0), place.key));
                arena.left.postSend(connection.leftPair(), SendRequest.fetchAndAdd(3 * i + 2, results.address(i),
                    results.key, place.address(WORDS - 1), place.key, 1).asFenced());
            }
            int[] done = new int[1];
            assertThat(arena.link.run(() -> {
                for (Completion next = arena.left.poll(0); next != null; next = arena.left.poll(0)) {
                    assertThat(next.status()).isEqualTo(CompletionStatus.SUCCESS);
                    assertThat(next.id()).isEqualTo(done[0]++);
                }
                return done[0] == 3 * ROUNDS;
            }, 30 * Time.SECOND)).as("%s done", done[0]).isTrue();
            for (int i = 0; i < ROUNDS; i++) {
                for (int word = 0; word < WORDS; word++) {
                    assertThat(copies.get(i * WORDS + word)).as("word %s of round %s", word, i)
                        .isEqualTo(sources.get(i * WORDS + word));
                }
                assertThat(results.get(i)).isEqualTo(sources.get(i * WORDS + WORDS - 1));
            }
        }
    }
}
