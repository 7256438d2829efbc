package veroce.congestion;

/**
 * Swift (Kumar et al., SIGCOMM 2020), as an example of an algorithm of one's own: additive increase below a target
 * delay, multiplicative decrease above it once per round trip, and a target that is larger for a small window. In
 * floating point, since no circuit has to be like it.
 */
public final class Swift implements CongestionControl {
    private static final double INCREASE = 1;
    private static final double BETA = 0.8;
    private static final double MOST_CUT = 0.5;
    private static final double SMALLEST_SCALED = 0.1;
    private static final double LARGEST_SCALED = 100;

    private final double base;
    private final double most;
    /** In packets. */
    private double window;
    private double roundTrip;
    private int cutAt;
    private boolean mayCut;

    /** @param base round trip of an empty network in sixteenths of a microsecond, {@code most} the largest window */
    Swift(double base, double most) {
        this.base = base;
        this.most = most;
        setUp();
    }

    public static CongestionAlgorithm with(long bitsPerSecond, long baseRttPicoseconds, int pmtu) {
        double product = baseRttPicoseconds * 1e-12 * bitsPerSecond / 8 / pmtu;
        return () -> new Swift((double) baseRttPicoseconds / CongestionTime.UNIT, 1.5 * product);
    }

    private void setUp() {
        window = most;
        roundTrip = base;
        mayCut = true;
    }

    @Override public CongestionDecision accept(CongestionEvent event) {
        mayCut |= CongestionTime.between(cutAt, event.now()) >= roundTrip;
        switch (event.kind()) {
            case SETUP -> setUp();
            case ACK -> acknowledge(event);
            case TRIM -> cut(event.now(), MOST_CUT);
            case TIMEOUT -> window = 1;
            case LOSS, CNP, SENT -> { }
        }
        window = Math.clamp(window, 1, most);
        return new CongestionDecision((int) (window * CongestionDecision.PACKET), 0);
    }

    private void acknowledge(CongestionEvent event) {
        if (event.delivered() == 0 || event.roundTrip() == CongestionEvent.UNTIMED) {
            return;
        }
        roundTrip = event.roundTrip();
        double target = target();
        if (roundTrip < target) {
            window += INCREASE * event.delivered() / window;
        } else {
            cut(event.now(), Math.min(MOST_CUT, BETA * (roundTrip - target) / roundTrip));
        }
    }

    /** Half a round trip of queue, and up to as much again for the smallest window. */
    private double target() {
        double scaled = Math.clamp(window, SMALLEST_SCALED, LARGEST_SCALED);
        double range = 1 / Math.sqrt(SMALLEST_SCALED) - 1 / Math.sqrt(LARGEST_SCALED);
        return base * (1.5 + 0.5 * (1 / Math.sqrt(scaled) - 1 / Math.sqrt(LARGEST_SCALED)) / range);
    }

    private void cut(int now, double share) {
        if (mayCut) {
            window *= 1 - share;
            mayCut = false;
            cutAt = now;
        }
    }

    @Override public String toString() {
        return "window " + window + " packets, round trip " + roundTrip + "/16 us";
    }
}
