package veroce.axi;

/**
 * How fast a memory behind AXI4 is. Every burst draws its own delays, so later bursts may be done before earlier ones;
 * answers keep the order of each identifier, as the bus demands.
 *
 * @param readLatency  cycles from a read address to its first beat, at least 1
 * @param writeLatency cycles from the last beat of a write to its answer, at least 1
 * @param spread       up to so many cycles more, evenly spread
 * @param stall        probability that a channel pauses in a cycle
 * @param outstanding  bursts of each kind that are taken in before one is answered
 */
public record AxiTiming(int readLatency, int writeLatency, int spread, double stall, int outstanding) {
    /** As fast as the bus. */
    public static final AxiTiming FAST = new AxiTiming(1, 1, 0, 0, 64);
    /** About that of a host behind PCI Express, at 322 MHz: 0.8 us there and back. */
    public static final AxiTiming HOST = new AxiTiming(250, 130, 60, 0, 256);

    public AxiTiming {
        if (readLatency < 1 || writeLatency < 1 || spread < 0 || !(stall >= 0 && stall < 1) || outstanding < 1) {
            throw new IllegalArgumentException("a memory with latencies " + readLatency + " and " + writeLatency
                + ", spread " + spread + ", stall " + stall + " and " + outstanding + " bursts outstanding: latencies"
                + " and bursts are at least 1, the spread at least 0, the stall from 0 and below 1");
        }
    }
}
