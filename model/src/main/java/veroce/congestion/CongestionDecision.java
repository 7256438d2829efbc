package veroce.congestion;

/**
 * What a flow may do until the next decision.
 *
 * @param window packets that may be on their way, in 1/256; at least {@link #LEAST}, 20 bits
 * @param rate   in Mb/s, 20 bits; 0 for no pace. A window below one packet is always paced
 */
public record CongestionDecision(int window, int rate) {
    /** A packet. */
    public static final int PACKET = 256;
    public static final int LEAST = PACKET / 8;
    public static final int MOST = (1 << 20) - 1;
    public static final CongestionDecision UNLIMITED = new CongestionDecision(MOST, 0);

    public CongestionDecision {
        if (window < LEAST || window > MOST || rate < 0 || rate > MOST || window < PACKET && rate == 0) {
            throw new IllegalArgumentException("a window of " + window + "/256 packets at " + rate + " Mb/s: use "
                + LEAST + " to " + MOST + ", and below " + PACKET + " a rate of 1 to " + MOST);
        }
    }

    /** Whether another packet may leave when so many are on their way. */
    public boolean allows(int inFlight) {
        return inFlight * PACKET < Math.max(PACKET, window);
    }
}
