package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.scoreboard.PlannedMessage;

/**
 * What holds for any traffic over any network that lets something through: every byte is placed once and where it
 * belongs, every completion comes once and in order, and no invariant breaks on the way.
 */
class ReferencePropertiesTest {
    private static final int[] PMTUS = {256, 512, 1024, 2048, 4096};

    /** The networks of this run: the same for the same -Dhdl.seed, and each is named by its own seed. */
    static LongStream seeds() {
        return new SplittableRandom(Arena.SEED).longs(50);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everythingArrivesOverAnyNetwork(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<PathSettings> paths = paths(random);
        boolean v6 = random.nextBoolean();
        EndpointMaker maker = EndpointMaker.reference();
        try (Arena arena = new Arena(maker, maker, paths, seed, v6 ? "fd00::1" : "10.0.0.1",
                v6 ? "fd00::2" : "10.0.0.2", random.nextBoolean() ? 7 : -1)) {
            faults(arena.toLeft, random);
            faults(arena.toRight, random);
            int pmtu = PMTUS[random.nextInt(PMTUS.length)];
            int pairs = random.nextInt(1, 4);
            QueuePairOptions options = options(random, pmtu, paths.size());
            QueuePairSettings left = options.numbering(numbering(random)).settings();
            QueuePairSettings right = options.numbering(numbering(random)).settings();
            for (int i = 0; i < pairs; i++) {
                Connection connection = arena.connect(left, right);
                int share = Arena.SIZE / pairs;
                arena.forth(connection, left, shifted(Plans.random(random, 60, pmtu, 12, share), i * share));
                arena.back(connection, right, shifted(Plans.random(random, 60, pmtu, 12, share), i * share));
            }
            arena.finish(30 * Time.SECOND);
        }
    }

    static List<PlannedMessage> shifted(List<PlannedMessage> plan, int by) {
        List<PlannedMessage> shifted = new ArrayList<>();
        for (PlannedMessage m : plan) {
            shifted.add(new PlannedMessage(m.operation(), m.source(), m.target() + by, m.length(),
                m.immediate(), m.solicited(), m.signaled(), m.inline()));
        }
        return shifted;
    }

    static QueuePairOptions options(SplittableRandom random, int pmtu, int paths) {
        int window = 1 << random.nextInt(4, 9);
        int messages = 1 << random.nextInt(0, 7);
        return new QueuePairOptions().pmtu(pmtu).window(window, messages, random.nextInt(Math.min(16, window / 2)))
            .paths(paths).queues(1 << random.nextInt(1, 7), 1 << random.nextInt(0, 7)).rnr(7, 1)
            .rate(random.nextInt(4) == 0 ? 25_000_000_000L : 0);
    }

    /** Near the wrap as often as anywhere. */
    private static Numbering numbering(SplittableRandom random) {
        int[] numbers = new int[3];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = random.nextBoolean() ? 0xff_ffff - random.nextInt(100) : random.nextInt(1 << 24);
        }
        return new Numbering(numbers[0], numbers[1], numbers[2]);
    }

    static List<PathSettings> paths(SplittableRandom random) {
        List<PathSettings> paths = new ArrayList<>();
        for (int count = random.nextInt(1, 5); count > 0; count--) {
            PathSettings path = PathSettings.PLAIN.withDelay(
                random.nextLong(10 * Time.NANOSECOND, 8 * Time.MICROSECOND), random.nextLong(3 * Time.MICROSECOND));
            path = path.withLoss(switch (random.nextInt(3)) {
                case 0 -> Loss.NONE;
                case 1 -> new Loss.Independent(random.nextDouble() * 0.1);
                // A burst ends only as frames pass, and eight probes in a row that are lost in one end the queue pair:
                // bursts are short enough here that less than one network in a million does so.
                default -> new Loss.Bursty(random.nextDouble() * 0.02, 0.4 + random.nextDouble(0.6), 0, 0.6);
            });
            paths.add(random.nextInt(3) > 0 ? path : path.withQueue(random.nextLong(20, 120) * 1_000_000_000L,
                random.nextInt(60_000), random.nextInt(20_000, 150_000), 200_000));
        }
        return paths;
    }

    static void faults(Network network, SplittableRandom random) {
        for (Fault fault : Fault.values()) {
            if (random.nextInt(3) == 0) {
                FaultRule rule = fault == Fault.DELAY ? FaultRule.delay(random.nextLong(40 * Time.MICROSECOND))
                    : FaultRule.of(fault);
                network.add(rule.probability(random.nextDouble() * 0.05));
            }
        }
    }
}
