package veroce.scenario;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.PathSettings;
import veroce.scoreboard.PlannedMessage;

/** The properties of {@link ReferencePropertiesTest} with Reads among the messages, from both ends at once. */
class ReadPropertiesTest {
    private static final int[] PMTUS = {256, 512, 1024, 2048, 4096};
    private static final int HALF = 0x80_0000;

    static LongStream seeds() {
        return new SplittableRandom(Arena.SEED + 1).longs(50);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everythingArrivesOverAnyNetwork(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<PathSettings> paths = ReferencePropertiesTest.paths(random);
        boolean v6 = random.nextBoolean();
        EndpointMaker maker = EndpointMaker.reference();
        try (Arena arena = new Arena(maker, maker, paths, seed, v6 ? "fd00::1" : "10.0.0.1",
                v6 ? "fd00::2" : "10.0.0.2", random.nextBoolean() ? 7 : -1)) {
            ReferencePropertiesTest.faults(arena.toLeft, random);
            ReferencePropertiesTest.faults(arena.toRight, random);
            int pmtu = PMTUS[random.nextInt(PMTUS.length)];
            int pairs = random.nextInt(1, 4);
            // As many as are accepted as often as fewer: then a Read may overtake what frees its context.
            int accepted = random.nextInt(1, 17);
            QueuePairOptions options = ReferencePropertiesTest.options(random, pmtu, paths.size())
                .reads(accepted, random.nextBoolean() ? accepted : random.nextInt(1, accepted + 1));
            QueuePairSettings left = options.numbering(numbering(random)).settings();
            QueuePairSettings right = options.numbering(numbering(random)).settings();
            for (int i = 0; i < pairs; i++) {
                Connection connection = arena.connect(left, right);
                // Reads of one direction and Writes of the other write to the same side, each to its half.
                int share = Arena.SIZE / pairs / 2;
                arena.forth(connection, left, plan(random, pmtu, share, 2 * i * share));
                arena.back(connection, right, plan(random, pmtu, share, (2 * i + 1) * share));
            }
            arena.finish(30 * Time.SECOND);
        }
    }

    private static List<PlannedMessage> plan(SplittableRandom random, int pmtu, int share, int from) {
        return ReferencePropertiesTest.shifted(Plans.random(random, 60, pmtu, 12, share), from).stream()
            .map(m -> random.nextBoolean() ? m : new PlannedMessage(Operation.READ, m.source(), m.target(),
                m.length(), 0, false, m.signaled(), false)).toList();
    }

    /** PSNs of requests or of responses, MSNs and RQMSNs near the wrap as often as anywhere. */
    private static Numbering numbering(SplittableRandom random) {
        int[] numbers = new int[3];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = random.nextBoolean() ? 0xff_ffff - random.nextInt(100) : random.nextInt(1 << 24);
        }
        return new Numbering(numbers[0] ^ (random.nextBoolean() ? HALF : 0), numbers[1], numbers[2]);
    }
}
