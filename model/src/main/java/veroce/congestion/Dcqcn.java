package veroce.congestion;

/**
 * DCQCN (Zhu et al., SIGCOMM 2015) in fixed point, one reaction point per flow: the rate falls by half of the share of
 * congestion and rises in rounds, by time and by bytes sent. It holds no window.
 */
public final class Dcqcn implements CongestionControl {
    private static final int WHOLE = 65_535;
    private static final int MOST_ROUNDS = 7;

    private final DcqcnSettings settings;
    private int rate;
    private int target;
    /** Share of congestion, in 1/65536. */
    private int alpha;
    private int timeRounds;
    private int byteRounds;
    private long bytes;
    private int cutAt;
    private boolean mayCut;
    private int alphaAt;
    private int timerAt;

    public Dcqcn(DcqcnSettings settings) {
        this.settings = settings;
        setUp(0);
    }

    public static CongestionAlgorithm with(DcqcnSettings settings) {
        return () -> new Dcqcn(settings);
    }

    private void setUp(int now) {
        rate = settings.lineRate();
        target = rate;
        alpha = WHOLE;
        timeRounds = 0;
        byteRounds = 0;
        bytes = 0;
        mayCut = true;
        restart(now);
    }

    private void restart(int now) {
        alphaAt = now;
        timerAt = now;
    }

    @Override public CongestionDecision accept(CongestionEvent event) {
        pass(event.now());
        switch (event.kind()) {
            case SETUP -> setUp(event.now());
            case ACK -> {
                if (event.marked() > 0) {
                    cut(event.now(), false);
                }
            }
            case CNP, TRIM -> cut(event.now(), false);
            case TIMEOUT -> cut(event.now(), true);
            case SENT -> send(event.delivered());
            case LOSS -> { }
        }
        return new CongestionDecision(CongestionDecision.MOST, rate);
    }

    /** What the timers have done since the last event. */
    private void pass(int now) {
        mayCut |= CongestionTime.between(cutAt, now) >= settings.cutGap();
        while (CongestionTime.between(alphaAt, now) >= settings.alphaTimer()) {
            alphaAt = (alphaAt + settings.alphaTimer()) % CongestionEvent.CLOCK;
            alpha -= alpha + (1 << settings.gain()) - 1 >> settings.gain();
        }
        while (CongestionTime.between(timerAt, now) >= settings.timer()) {
            timerAt = (timerAt + settings.timer()) % CongestionEvent.CLOCK;
            timeRounds = Math.min(MOST_ROUNDS, timeRounds + 1);
            raise();
        }
    }

    private void send(int packets) {
        bytes += (long) packets * settings.pmtu();
        if (bytes >= settings.bytes()) {
            bytes -= settings.bytes();
            byteRounds = Math.min(MOST_ROUNDS, byteRounds + 1);
            raise();
        }
    }

    private void cut(int now, boolean always) {
        if (!mayCut && !always) {
            return;
        }
        mayCut = false;
        cutAt = now;
        target = rate;
        rate = Math.max(settings.leastRate(), rate - (int) ((long) rate * alpha >> 17));
        alpha = Math.min(WHOLE, alpha - (alpha >> settings.gain()) + (1 << 16 - settings.gain()));
        timeRounds = 0;
        byteRounds = 0;
        bytes = 0;
        restart(now);
    }

    private void raise() {
        int most = Math.max(timeRounds, byteRounds);
        int least = Math.min(timeRounds, byteRounds);
        if (least > settings.fastRounds()) {
            target += (least - settings.fastRounds()) * settings.hyperStep();
        } else if (most >= settings.fastRounds()) {
            target += settings.step();
        }
        target = Math.min(target, settings.lineRate());
        rate = rate + target + 1 >> 1;
    }

    @Override public String toString() {
        return "rate " + rate + " of " + target + " Mb/s, share " + alpha + "/65536";
    }
}
