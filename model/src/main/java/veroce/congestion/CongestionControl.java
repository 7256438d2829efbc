package veroce.congestion;

/**
 * One flow's algorithm: events go in, a window and a rate come out. It sees nothing but its events, so that a circuit
 * that answers the same to the same events can stand in its place.
 */
public interface CongestionControl {
    /** The next event; gives the decision from now on. */
    CongestionDecision accept(CongestionEvent event);
}
