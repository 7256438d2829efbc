package veroce.congestion;

/** Divisions by a window and by a round trip as a circuit makes them: a logarithm of eight steps per octave. */
final class FixedPoint {
    /** 1024 / (8 + i). */
    private static final int[] RECIPROCALS = {128, 114, 102, 93, 85, 79, 73, 68};
    private static final int SMALLEST_DIVISOR = 16;

    private FixedPoint() {}

    /** Eight times the binary logarithm of 8 or more, straight within an octave. */
    static int logarithm(int value) {
        int exponent = 31 - Integer.numberOfLeadingZeros(value);
        return exponent * 8 + (value >> exponent - 3 & 7);
    }

    /** 256 times the quotient; 16 instead of a divisor below it. */
    static long quotient(int dividend, int divisor) {
        int log = logarithm(Math.max(SMALLEST_DIVISOR, divisor));
        int shift = (log >> 3) - 5;
        long product = (long) dividend * RECIPROCALS[log & 7];
        return shift >= 0 ? product >> shift : product << -shift;
    }

    /** Mb/s of a window in 1/256 packet per round trip in sixteenths of a microsecond, 1 or more. */
    static int rate(int window, int pmtuExponent, int roundTrip) {
        int log = logarithm(roundTrip);
        int bits = window << pmtuExponent - 1;
        return Math.clamp((long) bits * RECIPROCALS[log & 7] >> (log >> 3) + 7, 1, CongestionDecision.MOST);
    }
}
