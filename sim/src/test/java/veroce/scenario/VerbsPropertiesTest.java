package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.scoreboard.AtomicWords;
import veroce.scoreboard.PlannedMessage;

/** The properties of {@link ReferencePropertiesTest} with every operation there is, from both ends at once. */
class VerbsPropertiesTest {
    private static final int[] PMTUS = {256, 512, 1024, 2048, 4096};
    private static final int WORD = 8;

    static LongStream seeds() {
        return new SplittableRandom(Arena.SEED + 3).longs(40);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everythingHappensOnceAndInOrder(long seed) {
        play(seed, EndpointMaker.reference());
    }

    /** The same in RoCEv2, whose networks lose, swap and delay as much: go-back-N is slow then, but right. */
    @ParameterizedTest
    @MethodSource("seeds")
    void everythingHappensOnceAndInOrderInRoce(long seed) {
        play(seed, EndpointMaker.roce());
    }

    private static void play(long seed, EndpointMaker maker) {
        SplittableRandom random = new SplittableRandom(seed);
        try (Arena arena = new Arena(maker, maker, ReferencePropertiesTest.paths(random), seed, "10.0.0.1", "10.0.0.2",
                -1)) {
            ReferencePropertiesTest.faults(arena.toLeft, random);
            ReferencePropertiesTest.faults(arena.toRight, random);
            int pmtu = PMTUS[random.nextInt(PMTUS.length)];
            int pairs = random.nextInt(1, 4);
            int accepted = random.nextInt(1, 17);
            QueuePairSettings settings = ReferencePropertiesTest.options(random, pmtu, 4).atomics().invalidation()
                .reads(accepted, random.nextInt(1, accepted + 1)).settings();
            for (int i = 0; i < pairs; i++) {
                Connection connection = arena.connect(settings);
                int share = Arena.SIZE / pairs / 2;
                int words = AtomicWords.COUNT / pairs;
                arena.forth(connection, settings, plan(random, pmtu, share, 2 * i * share, i * words, words));
                arena.back(connection, settings, plan(random, pmtu, share, (2 * i + 1) * share, i * words, words));
            }
            arena.finish(30 * Time.SECOND);
        }
    }

    /** Reads of one direction and Writes of the other write to the same side, each to its half. */
    private static List<PlannedMessage> plan(SplittableRandom random, int pmtu, int share, int from, int word,
                                             int words) {
        List<PlannedMessage> plan = new ArrayList<>();
        int behind = from + share - share % WORD;
        for (PlannedMessage m : ReferencePropertiesTest.shifted(Plans.random(random, 60, pmtu, 12, share / 2), from)) {
            Operation operation = Operation.values()[random.nextInt(Operation.values().length)];
            if (operation.isAtomic()) {
                behind -= WORD;
                plan.add(new PlannedMessage(operation, word + random.nextInt(words), behind - behind % WORD, WORD, 0,
                    false, m.signaled(), false));
            } else if (operation == Operation.READ) {
                plan.add(new PlannedMessage(operation, m.source(), m.target(), m.length(), 0, false, m.signaled(),
                    false));
            } else if (operation == Operation.SEND_INVALIDATE) {
                plan.add(new PlannedMessage(operation, m.source(), m.target(), m.length(), 0, m.solicited(),
                    m.signaled(), m.inline()));
            } else {
                plan.add(m);
            }
        }
        return plan;
    }
}
