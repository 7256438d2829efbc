package veroce.congestion;

/**
 * The constants of {@link Dcqcn}; rates in Mb/s, times in sixteenths of a microsecond.
 *
 * @param lineRate   where a flow starts, and the most
 * @param leastRate  {@code cc_rmin}
 * @param gain       shift of the share of congestion, {@code cc_g_shift}
 * @param cutGap     between two cuts, {@code cc_cut_gap}
 * @param alphaTimer after which the share falls without a cut
 * @param timer      between two raises, and {@code bytes} that are sent between two
 * @param pmtu       bytes of every packet that is sent
 * @param fastRounds raises that only go half of the way back, {@code cc_fast_rounds}
 * @param step       added later, and {@code hyperStep} when both counts are beyond
 */
public record DcqcnSettings(int lineRate, int leastRate, int gain, int cutGap, int alphaTimer, int timer, long bytes,
                            int pmtu, int fastRounds, int step, int hyperStep) {
    private static final int MICROSECOND = 16;

    public DcqcnSettings {
        require(lineRate >= 1 && lineRate <= CongestionDecision.MOST, "line rate", lineRate,
            "1 to " + CongestionDecision.MOST + " Mb/s");
        require(leastRate >= 1 && leastRate <= lineRate, "least rate", leastRate, "1 to the line rate of " + lineRate);
        require(gain >= 1 && gain <= 12, "gain shift", gain, "1 to 12");
        for (int time : new int[] {cutGap, alphaTimer, timer}) {
            require(time >= 1 && time < CongestionEvent.CLOCK, "time", time, "1 to " + (CongestionEvent.CLOCK - 1)
                + " sixteenths of a us");
        }
        require(bytes >= pmtu, "number of bytes between raises", bytes, "a PMTU of " + pmtu + " or more");
    }

    private static void require(boolean condition, String what, long value, String remedy) {
        if (!condition) {
            throw new IllegalArgumentException("DCQCN: a " + what + " of " + value + ": use " + remedy);
        }
    }

    /** The constants of the wire profile at a line rate. */
    public static DcqcnSettings of(long bitsPerSecond, int pmtu) {
        int line = (int) (bitsPerSecond / 1_000_000);
        return new DcqcnSettings(line, Math.max(1, line / 100), 8, 50 * MICROSECOND, 55 * MICROSECOND, 55 * MICROSECOND,
            10_000_000, pmtu, 5, 100, 1000);
    }
}
