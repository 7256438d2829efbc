package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;

/** Four queue pairs share as many requests as messages come; few are posted, and one more for each that completes. */
@Tag("long")
class NicExactlyTest {
    private static final int PAIRS = 4;
    private static final int MESSAGES = 200;
    private static final int OUTSTANDING = 24;
    private static final int ROUNDS = 3;
    /** With three requests for four queue pairs hundreds of packets are refused, and each refusal is a pause. */
    private static final long PATIENCE = 60 * Time.MILLISECOND;

    @ParameterizedTest @ValueSource(ints = {3, 4, 8, 32})
    void nobodyWaitsForEver(int posted) {
        for (long seed = Arena.SEED; seed < Arena.SEED + ROUNDS; seed++) {
            var arena = new Arena(NicMaker.sharing(), NicMaker.sharing(), Arena.paths(), seed, "10.0.0.1", "10.0.0.2",
                -1);
            try (SharedBench bench = new SharedBench(arena, PAIRS)) {
                arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.02));
                arena.toLeft.add(FaultRule.of(Fault.DROP).probability(0.02));
                bench.post(posted);
                play(bench, posted, 1 + new SplittableRandom(seed).nextInt(SharedBench.SIZE));
            }
        }
    }

    private static void play(SharedBench bench, int posted, int length) {
        int[] sent = new int[PAIRS];
        int all = 0;
        long deadline = bench.arena.link.now() + PATIENCE;
        while (bench.received.size() < MESSAGES) {
            for (int pair = 0; pair < PAIRS; pair++) {
                for (; sent[pair] < MESSAGES / PAIRS && all - bench.sent.size() < OUTSTANDING; sent[pair]++) {
                    bench.send(pair, all++, length);
                }
            }
            bench.awaitReceived(bench.received.size() + 1);
            while (bench.posted() < MESSAGES && bench.posted() < bench.received.size() + posted) {
                bench.postFor(SharedBench.SIZE);
            }
            assertThat(bench.arena.link.now()).as("%d of %d have come", bench.received.size(), MESSAGES)
                .isLessThan(deadline);
        }
        bench.awaitSent(MESSAGES);
    }
}
