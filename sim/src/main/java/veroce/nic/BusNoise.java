package veroce.nic;

/**
 * How a bus departs from a steady one, repeatable by its seed.
 *
 * @param stall      probability that a channel pauses for a cycle
 * @param spread     cycles that an answer may be late beyond its latency; answers of different identifiers then overtake
 *                   each other, and beats of their bursts mix
 * @param throughput beats per cycle in each direction, at most 1
 */
public record BusNoise(long seed, double stall, int spread, double throughput) {
    /** Never a pause, everything in the order of the addresses. */
    public static final BusNoise NONE = new BusNoise(0, 0, 0, 1);

    public BusNoise {
        if (stall < 0 || stall > 0.95 || spread < 0 || throughput < 0.01 || throughput > 1) {
            throw new IllegalArgumentException("stall " + stall + ", spread " + spread + ", throughput " + throughput
                + ": a channel pauses in up to 95 % of all cycles, the spread is not negative, and the throughput is"
                + " from 0.01 to 1 beat per cycle");
        }
    }

    boolean isNone() {
        return stall == 0 && spread == 0 && throughput == 1;
    }
}
