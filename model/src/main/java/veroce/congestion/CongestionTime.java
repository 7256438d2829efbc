package veroce.congestion;

/** The clock of congestion control, in sixteenths of a microsecond. */
public final class CongestionTime {
    /** In picoseconds. */
    public static final long UNIT = 1_000_000 / 16;
    private static final int STAMPS = 1 << 14;

    private CongestionTime() {}

    /** The clock that algorithms see. */
    public static int clock(long time) {
        return (int) (time / UNIT % CongestionEvent.CLOCK);
    }

    /** From one clock to a later one, if it has not gone round in between. */
    static int between(int then, int now) {
        return Math.floorMod(now - then, CongestionEvent.CLOCK);
    }

    /** That clock so much later. */
    static int after(int now, int time) {
        return (now + time) % CongestionEvent.CLOCK;
    }

    /** The stamp that a packet carries: 14 bits. */
    public static int stamp(long time) {
        return (int) (time / UNIT % STAMPS);
    }

    /** How long ago a packet left that carried this stamp, if that is less than 1.024 ms. */
    public static int since(int stamp, long now) {
        return Math.floorMod(stamp(now) - stamp, STAMPS);
    }
}
