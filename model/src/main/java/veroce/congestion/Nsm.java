package veroce.congestion;

/**
 * NSM: the least delay of a period and of the one before steers the window. All paths of a flow share the first and the
 * last hop, so what even the best of them has is a queue that no choice of paths avoids; what single ones have more is
 * the matter of {@link PathSlots}. Below a target the window grows in proportion to how far, above it it shrinks, once
 * per period; the target is larger for a small window, which makes shares equal. Marks are no input. All in integers
 * that a circuit has, so that one can be compared with this bit by bit; docs/congestion.md tells why.
 */
public final class Nsm implements CongestionControl {
    /** A delay that nobody has measured. */
    public static final int UNKNOWN = (1 << 14) - 1;
    private static final int PACKET = CongestionDecision.PACKET;
    private static final int MOST_DELAY = 16_000;
    private static final int MOST_STEP = 2_048;
    private static final int MOST_COUNT = 511;
    private static final int FAST_SHIFT = 4;
    /** Reciprocals are those of every number below and of every even one from here on. */
    private static final int RECIPROCALS = 512;

    private final NsmSettings settings;
    private int window;
    private int credit;
    private int least;
    private int leastBefore;
    private int end;
    private boolean begun;
    private boolean cut;
    private int fast;

    /**
     * What is kept of a flow between two events: 83 bits, and 14 of its base round trip.
     *
     * @param window      in 1/256 packet, 20 bits
     * @param credit      increase that is less than 1/256 packet so far, in 1/16 packet times packets: less than
     *                    2^14 / 68, 8 bits
     * @param least       least delay of this period, 14 bits; or {@link #UNKNOWN}
     * @param leastBefore the same of the period before
     * @param end         of the period, 16 bits
     * @param begun       there is a period
     * @param cut         the window has shrunk in it
     * @param fast        packets that came with hardly any delay, one after the other, 9 bits
     */
    public record State(int window, int credit, int least, int leastBefore, int end, boolean begun, boolean cut,
                        int fast) {}

    public Nsm(NsmSettings settings) {
        this.settings = settings;
        setUp();
    }

    public static CongestionAlgorithm with(NsmSettings settings) {
        return () -> new Nsm(settings);
    }

    @Override public CongestionDecision accept(CongestionEvent event) {
        switch (event.kind()) {
            case SETUP -> setUp();
            case ACK -> acknowledge(event.delivered(), event.roundTrip(), event.now());
            case TRIM -> trim(event.now());
            case LOSS -> {
                if (!settings.lossIsPath()) {
                    trim(event.now());
                }
            }
            case TIMEOUT -> window = Math.max(settings.windowLeast(), window >> 1);
            case CNP, SENT -> { }
        }
        return new CongestionDecision(window, window < PACKET ? rate() : 0);
    }

    private void setUp() {
        window = settings.windowMost();
        credit = 0;
        least = UNKNOWN;
        leastBefore = UNKNOWN;
        end = 0;
        begun = false;
        cut = false;
        fast = 0;
    }

    /** A window below one packet is that packet so much later: window times PMTU per round trip. */
    private int rate() {
        int delay = Math.min(least, leastBefore);
        return FixedPoint.rate(window, settings.pmtuExponent(), settings.baseRtt() + (delay == UNKNOWN ? 0 : delay));
    }

    private void clamp() {
        window = Math.clamp(window, settings.windowLeast(), settings.windowMost());
    }

    /** A new period if there is none, or its end is behind: up to half of the circle of the clock. */
    private void pass(int now) {
        int behind = CongestionTime.between(end, now);
        if (!begun || behind > 0 && behind < CongestionEvent.CLOCK / 2) {
            leastBefore = least;
            least = UNKNOWN;
            cut = false;
            begun = true;
            end = (now + settings.period()) % CongestionEvent.CLOCK;
        }
    }

    /** The target of the window of now. */
    private int target() {
        int target = settings.target();
        int smaller = settings.reference() - FixedPoint.logarithm(Math.max(16, window));
        return Math.clamp(target + (smaller * settings.scale() >> 3), target >> 1, 2 * target);
    }

    private void acknowledge(int packets, int roundTrip, int now) {
        if (packets == 0) {
            return;
        }
        int target = target();
        pass(now);
        if (roundTrip != CongestionEvent.UNTIMED) {
            least = Math.min(least, Math.clamp(roundTrip - settings.baseRtt(), 0, MOST_DELAY));
        }
        int delay = Math.min(least, leastBefore);
        if (delay == UNKNOWN) {
            return;
        }
        if (delay >= target) {
            fast = 0;
            if (!cut) {
                window -= window * Math.min(128, (delay - target) * settings.cut() >> 8) >> 8;
                cut = true;
            }
        } else {
            fast = delay < settings.fast() ? Math.min(MOST_COUNT, fast + packets) : 0;
            if (fast * PACKET > window) {
                window += packets << FAST_SHIFT;
            } else {
                grow(packets, (int) ((long) settings.gain() * (target - delay) * reciprocal(target) >> 16));
            }
        }
        clamp();
    }

    private static int reciprocal(int target) {
        return 65_536 / (target < RECIPROCALS ? target : target & ~1);
    }

    /** The window grows by so many sixteenths of a packet per round trip; what is less than 1/256 packet waits. */
    private void grow(int packets, int perRoundTrip) {
        credit += packets * perRoundTrip;
        long step = FixedPoint.quotient(credit, window);
        if (step > 0) {
            window += (int) Math.min(step, MOST_STEP);
            credit = 0;
        }
    }

    private void trim(int now) {
        pass(now);
        window = window > 2 * PACKET ? window - PACKET : Math.min(window, PACKET);
        clamp();
    }

    public State state() {
        return new State(window, credit, least, leastBefore, end, begun, cut, fast);
    }

    @Override public String toString() {
        return state().toString();
    }
}
