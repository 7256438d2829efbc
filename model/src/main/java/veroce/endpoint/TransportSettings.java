package veroce.endpoint;

/**
 * The constants of reliability that hold for all queue pairs of an endpoint.
 *
 * @param ackPackets      N: packets per acknowledgement
 * @param ackDelay        t_ack in picoseconds
 * @param ackOnEnd        acknowledge where a message ends
 * @param rotate          successive SACKs walk over the window
 * @param initialRtt      in picoseconds
 * @param rttShift        gain of the smoothed round-trip time
 * @param jitter          margin of a retransmit generation over the round-trip time, in picoseconds
 * @param probeMultiple   tail probe after so many round-trip times; 0 switches it off
 * @param backoffLimit    of the retransmission timer, as an exponent
 * @param burst           bytes of the token bucket
 * @param signals         what peers are told outside acknowledgements
 */
public record TransportSettings(int ackPackets, long ackDelay, boolean ackOnEnd, boolean rotate, long initialRtt,
                                int rttShift, long jitter, int probeMultiple, int backoffLimit, int burst,
                                Signals signals) {
    public static final TransportSettings RESET = new TransportSettings(4, 2 * Time.MICROSECOND, true, true,
        10 * Time.MICROSECOND, 3, 5 * Time.MICROSECOND / 2, 2, 6, 16 * 1024, Signals.NONE);

    /** The same with other signals. */
    public TransportSettings with(Signals others) {
        return new TransportSettings(ackPackets, ackDelay, ackOnEnd, rotate, initialRtt, rttShift, jitter,
            probeMultiple, backoffLimit, burst, others);
    }
}
