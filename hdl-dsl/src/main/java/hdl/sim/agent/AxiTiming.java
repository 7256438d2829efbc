package hdl.sim.agent;

import hdl.sim.agent.AxiMemory.Responder;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** How an {@link AxiMemory} behaves; shared by both of its directions. */
final class AxiTiming {
    /** The cycle of an answer that does not come. */
    static final long NEVER = Long.MAX_VALUE;

    /** Of reads, or of writes. */
    static final class Direction {
        int shortest = 1;
        int longest = 1;
        /** No burst is taken before this cycle. */
        long heldUntil;

        void latency(int least, int most) {
            if (least < 1 || most < least) {
                throw new IllegalArgumentException("latency of " + least + " to " + most + " cycles: at least 1");
            }
            shortest = least;
            longest = most;
        }
    }

    final Direction reads = new Direction();
    final Direction writes = new Direction();
    double stall;
    double rate = 1;
    boolean inOrder;
    boolean interleaved;
    boolean posted;
    boolean isQuiet;
    boolean whole;
    int outstanding = 16;
    Responder responder = (isWrite, burst, address, length) -> AxiMemory.OKAY;
    Predicate<AxiBurst> hung = burst -> false;

    boolean pauses(SplittableRandom random) {
        return stall > 0 && random.nextDouble() < stall;
    }

    /** The cycle in which a burst that came at this one may be answered. */
    long due(Direction direction, AxiBurst burst, long cycle, SplittableRandom random) {
        int spread = direction.longest - direction.shortest;
        return hung.test(burst) ? NEVER : cycle + direction.shortest + (spread == 0 ? 0 : random.nextInt(spread + 1));
    }
}
