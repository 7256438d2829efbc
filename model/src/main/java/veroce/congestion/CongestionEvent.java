package veroce.congestion;

/**
 * What happens to a flow. All numbers are unsigned and as wide as a circuit has them.
 *
 * @param delivered ACK: packets that have arrived since the last one, 13 bits; 0 of an old acknowledgement.
 *                  SENT: packets that leave
 * @param marked    ACK: those of them that had met congestion, 5 bits
 * @param roundTrip ACK: sixteenths of a microsecond, 14 bits, or {@link #UNTIMED}
 * @param inFlight  packets on their way behind the event, those of SENT included, 13 bits
 * @param lastHop   TRIM: cut by the switch before the receiver, which says nothing about paths
 * @param now       sixteenths of a microsecond, 16 bits
 */
public record CongestionEvent(Kind kind, int delivered, int marked, int roundTrip, int inFlight, boolean lastHop,
                              int now) {
    public static final int UNTIMED = -1;
    /** Of {@link #now}. */
    public static final int CLOCK = 1 << 16;

    /** What has happened. */
    public enum Kind { SETUP, ACK, TRIM, LOSS, TIMEOUT, CNP, SENT }

    /** An event that is no acknowledgement. */
    public static CongestionEvent of(Kind kind, int inFlight, boolean lastHop, int now) {
        return new CongestionEvent(kind, 0, 0, UNTIMED, inFlight, lastHop, now);
    }

    public static CongestionEvent sent(int packets, int inFlight, int now) {
        return new CongestionEvent(Kind.SENT, packets, 0, UNTIMED, inFlight, false, now);
    }

    public static CongestionEvent ack(int delivered, int marked, int roundTrip, int inFlight, int now) {
        return new CongestionEvent(Kind.ACK, delivered, marked, roundTrip, inFlight, false, now);
    }
}
