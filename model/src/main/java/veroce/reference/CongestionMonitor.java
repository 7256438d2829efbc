package veroce.reference;

import veroce.congestion.CongestionAlgorithm;
import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;
import veroce.congestion.CongestionEvent.Kind;
import veroce.endpoint.Broken;

/**
 * Watches the slot of an algorithm from both sides: that the sender tells it nothing twice and keeps to what it
 * decides, and that what it decides is allowed. Named as in docs/congestion.md.
 */
public final class CongestionMonitor implements CongestionControl {
    private static final int DELIVERED = 1 << 13;
    private static final int MARKS = 1 << 5;
    private static final int TIMES = 1 << 14;

    private final CongestionControl watched;
    private CongestionDecision decision;
    private long sent;
    private long delivered;

    private CongestionMonitor(CongestionControl watched) {
        this.watched = watched;
    }

    /** The same algorithm, watched. The peer is believed: one that tells of packets that were never sent breaks G8. */
    public static CongestionAlgorithm around(CongestionAlgorithm algorithm) {
        return () -> new CongestionMonitor(algorithm.begin());
    }

    @Override public CongestionDecision accept(CongestionEvent event) {
        require(decision != null || event.kind() == Kind.SETUP, "G0", event);
        require(fits(event), "G0", event);
        switch (event.kind()) {
            case SETUP -> {
                sent = 0;
                delivered = 0;
            }
            case SENT -> {
                require(decision.allows(event.inFlight() - 1), "G1", event);
                sent++;
            }
            case ACK -> {
                delivered += event.delivered();
                require(delivered <= sent, "G8", event);
            }
            default -> { }
        }
        CongestionDecision before = decision;
        decision = watched.accept(event);
        boolean says = event.kind() != Kind.ACK || event.delivered() > 0;
        require(says || decision.window() == before.window(), "G3", event);
        return decision;
    }

    private static boolean fits(CongestionEvent event) {
        return event.delivered() >= 0 && event.delivered() < DELIVERED && event.marked() >= 0
            && event.marked() < MARKS && event.roundTrip() >= CongestionEvent.UNTIMED && event.roundTrip() < TIMES
            && event.inFlight() >= 0 && event.inFlight() < DELIVERED && event.now() >= 0
            && event.now() < CongestionEvent.CLOCK;
    }

    private void require(boolean holds, String rule, CongestionEvent event) {
        Broken.unless(holds, rule, "congestion control", holds ? null : event + " behind " + decision + ", " + sent
            + " sent, " + delivered + " delivered: " + watched);
    }

    @Override public String toString() {
        return watched.toString();
    }
}
