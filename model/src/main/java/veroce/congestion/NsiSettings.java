package veroce.congestion;

/**
 * The constants of {@link Nsi}; times in sixteenths of a microsecond.
 *
 * @param baseRtt     BASE: round trip of an empty network, {@code cc_base_rtt}
 * @param target      TQ: queueing delay that is aimed at, {@code cc_target}
 * @param windowMost  MAXC in 1/256 packet, where a flow starts too
 * @param windowLeast MINC in 1/256 packet
 * @param gain        AI: increase per round trip at no delay, in 1/16 packet
 * @param cut         G: part of the window that is taken per unit of delay above the target, in 1/65536
 * @param cutSmall    shift of the decrease below the target; 0 switches it off
 * @param scale       FS: how much more delay a window of half the size may bear, per 8 units of {@code reference}
 * @param reference   LREF: eight times the binary logarithm of the window whose target is TQ
 * @param fast        delay below which the window may grow faster
 * @param pmtuExponent of the PMTU in bytes
 * @param lossIsPath  a silent loss tells of a path and not of load, because the fabric trims
 */
public record NsiSettings(int baseRtt, int target, int windowMost, int windowLeast, int gain, int cut, int cutSmall,
                          int scale, int reference, int fast, int pmtuExponent, boolean lossIsPath) {
    private static final int PACKET = CongestionDecision.PACKET;

    public NsiSettings {
        require(baseRtt >= 16 && baseRtt < 1 << 14, "base round trip", baseRtt, "16 to 16383 sixteenths of a us");
        require(target >= 4 && target < 1 << 12, "target", target, "4 to 4095 sixteenths of a us");
        require(windowLeast >= CongestionDecision.LEAST && windowLeast <= windowMost, "least window", windowLeast,
            CongestionDecision.LEAST + " to the most of " + windowMost);
        require(windowMost <= CongestionDecision.MOST, "most window", windowMost, "up to " + CongestionDecision.MOST);
        require(pmtuExponent >= 8 && pmtuExponent <= 12, "PMTU exponent", pmtuExponent, "8 to 12");
    }

    /** The constants that follow from the line rate, the round trip of an empty network and the PMTU. */
    public static NsiSettings of(long bitsPerSecond, long baseRttPicoseconds, int pmtu, boolean trims) {
        double packets = baseRttPicoseconds * 1e-12 * bitsPerSecond / 8 / pmtu;
        int base = (int) (baseRttPicoseconds / CongestionTime.UNIT);
        int target = base * 3 / 4;
        double size = packets * pmtu / 150_000;
        int gain = Math.max(1, (int) Math.round(64 * size * target / 192));
        int most = (int) Math.ceil(1.5 * packets) * PACKET;
        return new NsiSettings(base, target, most, PACKET / 8, gain, (int) (0.4 * 65_536 / target), 5, target / 8,
            FixedPoint.logarithm((int) (packets * PACKET)), 16, Integer.numberOfTrailingZeros(pmtu), trims);
    }

    private static void require(boolean condition, String what, int value, String remedy) {
        if (!condition) {
            throw new IllegalArgumentException("NSI: a " + what + " of " + value + ": use " + remedy);
        }
    }
}
