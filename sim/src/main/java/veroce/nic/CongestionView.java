package veroce.nic;

/**
 * What a NIC tells its host of congestion control of a flow, as of its newest event.
 *
 * @param window    in 1/256 packet
 * @param rate      in Mb/s; 0 is no pace
 * @param roundTrip the newest, in 1/16 us; -1 if none is known
 * @param inFlight  packets on their way
 * @param marked    packets that came marked in this life, modulo 65536
 * @param missing   trims, losses and timeouts in this life, modulo 65536
 */
public record CongestionView(int window, int rate, int roundTrip, int inFlight, int marked, int missing) {
    private static final int HALF = 16;
    private static final int LOW = 0xffff;
    private static final int KNOWN = 0x8000;
    private static final int TIME = 0x3fff;

    static CongestionView of(long window, long rate, long flight, long counts) {
        return new CongestionView((int) window, (int) rate, (flight & KNOWN) == 0 ? -1 : (int) flight & TIME,
            (int) (flight >> HALF), (int) counts & LOW, (int) (counts >> HALF));
    }
}
