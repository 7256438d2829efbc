package veroce.congestion;

/**
 * NSI: the window grows while the delay of the network is below a target and shrinks above it, at most once per round
 * trip; a packet that was trimmed takes one packet off, and a window that hardly delivers is cut to what it delivers.
 * All in integers that a circuit has, so that one can be compared with this bit by bit. Taken from the public rules of
 * NSCC and Swift; docs/congestion.md tells what is other and why.
 */
public final class Nsi implements CongestionControl {
    private static final int PACKET = CongestionDecision.PACKET;
    private static final int MOST_DELAY = 16_000;
    private static final int MOST_STEP = 2_048;
    private static final int MOST_CREDIT = 65_535;
    private static final int MOST_COUNT = 511;
    private static final int AVERAGE_SHIFT = 4;

    private final NsiSettings settings;
    private int window;
    private int credit;
    /** Of the queueing delay, times 16. */
    private int average;
    private int achieved;
    private int ignored;
    private int toIgnore;
    private int adaptEnd;
    private boolean adapts;
    private int decreasedAt;
    private int fast;
    private boolean triggered;

    public Nsi(NsiSettings settings) {
        this.settings = settings;
        setUp(0);
    }

    public static CongestionAlgorithm with(NsiSettings settings) {
        return () -> new Nsi(settings);
    }

    @Override public CongestionDecision accept(CongestionEvent event) {
        switch (event.kind()) {
            case SETUP -> setUp(event.now());
            case ACK -> acknowledge(event);
            case TRIM -> trim(event);
            case LOSS -> {
                if (!settings.lossIsPath()) {
                    trim(event);
                }
            }
            case TIMEOUT -> window = Math.max(settings.windowLeast(), window >> 1);
            case CNP, SENT -> { }
        }
        return new CongestionDecision(window, window < PACKET ? rate() : 0);
    }

    private void setUp(int now) {
        window = settings.windowMost();
        credit = 0;
        average = 0;
        achieved = 0;
        ignored = 0;
        toIgnore = 0;
        adaptEnd = 0;
        adapts = false;
        decreasedAt = now;
        fast = 0;
        triggered = false;
    }

    /** A window below one packet is that packet so much later: window times PMTU per round trip. */
    private int rate() {
        return FixedPoint.rate(window, settings.pmtuExponent(), settings.baseRtt() + (average >> 4));
    }

    /** Whether the time at which adaption ends, which is never further ahead than this, is over. */
    private boolean isOver(int now) {
        return CongestionTime.between(now, adaptEnd) > settings.baseRtt() + settings.target();
    }

    private static int count(int counter, int more) {
        return Math.min(MOST_COUNT, counter + more);
    }

    private void clamp() {
        window = Math.clamp(window, settings.windowLeast(), settings.windowMost());
    }

    /** The window grows by so many sixteenths of a packet per round trip; what is less than 1/256 packet waits. */
    private void grow(int packets, int perRoundTrip) {
        credit += packets * perRoundTrip;
        long step = FixedPoint.quotient(credit, window);
        if (step > 0) {
            window += (int) Math.min(step, MOST_STEP);
            credit = 0;
        } else {
            credit = Math.min(credit, MOST_CREDIT);
        }
    }

    /** Quick adaption: who delivers less than an eighth gets what it delivers. True if nothing else shall happen. */
    private boolean adapt(boolean lost, boolean marked, int delay, CongestionEvent event) {
        boolean skips = ignored < toIgnore && marked;
        if (!skips && (!adapts || isOver(event.now()))) {
            boolean bad = triggered || lost || delay > 4 * settings.target();
            if (adapts && bad && achieved * PACKET < settings.windowMost() / 8) {
                window = Math.max(achieved * PACKET, PACKET);
                toIgnore = Math.min(MOST_COUNT, event.inFlight());
                ignored = 0;
                triggered = false;
                skips = true;
            }
            achieved = 0;
            adapts = true;
            adaptEnd = (event.now() + settings.baseRtt() + settings.target()) % CongestionEvent.CLOCK;
        }
        credit = skips ? 0 : credit;
        return skips;
    }

    private void acknowledge(CongestionEvent event) {
        int packets = event.delivered();
        if (packets == 0) {
            return;
        }
        int delay = event.roundTrip() == CongestionEvent.UNTIMED ? average >> 4
            : Math.clamp(event.roundTrip() - settings.baseRtt(), 0, MOST_DELAY);
        int base = settings.target();
        int smaller = settings.reference() - FixedPoint.logarithm(Math.max(16, window));
        int target = Math.clamp(base + (smaller * settings.scale() >> 3), base / 2, 2 * base);
        achieved = count(achieved, packets);
        ignored = count(ignored, packets);
        average += (delay << 4) - average >> AVERAGE_SHIFT;
        if (adapt(false, event.marked() > 0, delay, event)) {
            return;
        }
        int mean = average >> 4;
        boolean mayDecrease = CongestionTime.between(decreasedAt, event.now()) > settings.baseRtt();
        if (delay >= target) {
            fast = 0;
            if (mean > target && mayDecrease) {
                decrease(window * Math.min(128, (mean - target) * settings.cut() >> 8) >> 8, event);
            }
        } else if (event.marked() == 0) {
            fast = delay < settings.fast() ? count(fast, packets) : 0;
            if (fast * PACKET > window) {
                window += packets << 6;
            } else {
                grow(packets, (int) ((long) settings.gain() * (target - delay) * (65_536 / target) >> 16));
            }
        } else if (settings.cutSmall() > 0 && mean >= target / 2 && delay >= target / 2 && mayDecrease) {
            decrease(window >> settings.cutSmall(), event);
        }
        clamp();
    }

    private void decrease(int by, CongestionEvent event) {
        window -= by;
        decreasedAt = event.now();
    }

    private void trim(CongestionEvent event) {
        ignored = count(ignored, 1);
        average += (settings.baseRtt() << 4) - average >> AVERAGE_SHIFT + 2;
        triggered = true;
        if (!adapt(true, true, 0, event)) {
            window = window > 2 * PACKET ? window - PACKET : Math.min(window, PACKET);
            clamp();
        }
    }

    /** The window in 1/256 packet. */
    public int window() {
        return window;
    }

    @Override public String toString() {
        return "window " + window + "/256, delay " + (average >> 4) + "/16 us, credit " + credit + ", delivered "
            + achieved;
    }
}
