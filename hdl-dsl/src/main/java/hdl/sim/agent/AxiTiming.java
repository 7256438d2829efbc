package hdl.sim.agent;

import java.util.SplittableRandom;
import java.util.function.LongPredicate;

/** How an {@link AxiMemory} behaves; shared by both of its directions. */
final class AxiTiming {
    double stall;
    int shortest = 1;
    int longest = 1;
    boolean inOrder;
    boolean interleaved;
    int outstanding = 16;
    LongPredicate refused = _ -> false;

    boolean pauses(SplittableRandom random) {
        return random.nextDouble() < stall;
    }

    /** The cycle in which a burst that came at this one may be answered. */
    long due(long cycle, SplittableRandom random) {
        return cycle + shortest + random.nextInt(longest - shortest + 1);
    }

    int response(AxiBurst burst) {
        return refused.test(burst.address()) ? AxiMemory.SUBORDINATE_ERROR : AxiMemory.OKAY;
    }
}
