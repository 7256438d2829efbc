package veroce.endpoint;

/** Simulated time: picoseconds in a long, so that one byte at 100, 200, 400 and 800 Gb/s is a whole number. */
public final class Time {
    public static final long NANOSECOND = 1_000;
    public static final long MICROSECOND = 1_000_000;
    public static final long MILLISECOND = 1_000_000_000;
    public static final long SECOND = 1_000_000_000_000L;
    /** The time of what never happens. */
    public static final long NEVER = Long.MAX_VALUE;
    /** Bytes that a frame without FCS occupies beside itself: preamble 8, FCS 4, gap 12. */
    private static final int FRAME_OVERHEAD = 24;
    private static final int SHORTEST_ON_WIRE = 84;

    private Time() {}

    /** Bits that a frame without FCS occupies on the wire, preamble, FCS and gap included. */
    public static long wireBits(int frameLength) {
        return 8L * Math.max(SHORTEST_ON_WIRE, frameLength + FRAME_OVERHEAD);
    }

    /** How long a frame without FCS occupies a link of that many bits per second. */
    public static long onWire(int frameLength, long bitsPerSecond) {
        return forBits(wireBits(frameLength), bitsPerSecond);
    }

    /** How long so many bits take, rounded up; at most 2^23 of them. */
    public static long forBits(long bits, long bitsPerSecond) {
        return Math.ceilDiv(Math.multiplyExact(bits, SECOND), bitsPerSecond);
    }

    /** A time as people read it: {@code 12.345678 us}. */
    public static String text(long time) {
        if (time == NEVER) {
            return "never";
        }
        String fraction = Long.toString(MICROSECOND + time % MICROSECOND).substring(1);
        return time / MICROSECOND + "." + fraction + " us";
    }
}
