package veroce.congestion;

/**
 * The constants of {@link Nsm}; times in sixteenths of a microsecond, windows in 1/256 packet.
 *
 * @param baseRtt     BASE: round trip of an empty network, {@code cc_base_rtt}, 14 bits
 * @param target      TQ: queueing delay that is aimed at, {@code cc_target}, 9 bits
 * @param windowMost  MAXC, where a flow starts too, 20 bits
 * @param windowLeast MINC, 20 bits
 * @param gain        AI: increase per round trip at no delay, in 1/16 packet, 8 bits
 * @param cut         G: part of the window that is taken per unit of delay above the target, in 1/65536, 12 bits
 * @param scale       FS: how much more delay a window of half the size may bear, 7 bits
 * @param reference   LREF: eight times the binary logarithm of the window whose target is TQ, 8 bits
 * @param fast        FAST: delay below which the window may grow faster, 10 bits
 * @param period      PER: how long a least delay is the newest one, and the window shrinks once at most, 15 bits
 * @param pmtuExponent of the PMTU in bytes; for the pace of windows below one packet
 * @param lossIsPath  a silent loss tells of a path and not of load, because the fabric trims
 */
public record NsmSettings(int baseRtt, int target, int windowMost, int windowLeast, int gain, int cut, int scale,
                          int reference, int fast, int period, int pmtuExponent, boolean lossIsPath) {
    private static final int PACKET = CongestionDecision.PACKET;
    private static final int MOST_TARGET = 511;
    private static final int MOST_GAIN = 255;
    private static final int MOST_CUT = 4095;

    public NsmSettings {
        within(baseRtt, 16, (1 << 14) - 1, "base round trip", "sixteenths of a us");
        within(target, 4, MOST_TARGET, "target", "sixteenths of a us");
        within(windowMost, PACKET, CongestionDecision.MOST, "most window", "1/256 packets");
        within(windowLeast, CongestionDecision.LEAST, windowMost, "least window", "1/256 packets");
        within(gain, 1, MOST_GAIN, "gain", "1/16 packets");
        within(cut, 1, MOST_CUT, "cut", "1/65536");
        within(scale, 0, 127, "scale", "sixteenths of a us");
        within(reference, 0, 159, "reference", "eighths of an octave");
        within(fast, 0, 1023, "delay for fast increase", "sixteenths of a us");
        within(period, 1, (1 << 15) - 1, "period", "sixteenths of a us");
        within(pmtuExponent, 8, 12, "PMTU exponent", "");
    }

    /** The constants that follow from the line rate, the round trip of an empty network and the PMTU. */
    public static NsmSettings of(long bitsPerSecond, long baseRttPicoseconds, int pmtu, boolean trims) {
        double packets = baseRttPicoseconds * 1e-12 * bitsPerSecond / 8 / pmtu;
        int base = (int) (baseRttPicoseconds / CongestionTime.UNIT);
        int target = Math.min(MOST_TARGET, base * 9 / 16);
        double size = packets * pmtu / 150_000;
        int gain = Math.clamp(Math.round(64 * size * target / 192), 1, MOST_GAIN);
        int most = (int) Math.ceil(1.5 * packets) * PACKET;
        return new NsmSettings(base, target, most, PACKET, gain, Math.min(MOST_CUT, (int) (0.4 * 65_536 / target)),
            target / 4, FixedPoint.logarithm((int) (packets * PACKET)), 16, 2 * base,
            Integer.numberOfTrailingZeros(pmtu), trims);
    }

    private static void within(int value, int least, int most, String what, String unit) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(
                ("NSM: a " + what + " of " + value + ": use " + least + " to " + most + " " + unit).strip());
        }
    }
}
