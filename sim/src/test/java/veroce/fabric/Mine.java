package veroce.fabric;

import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;

/** The example of docs/congestion.md. */
public final class Mine implements CongestionControl {
    private double window = 40;

    @Override public CongestionDecision accept(CongestionEvent event) {
        switch (event.kind()) {
            case SETUP -> window = 40;
            case ACK -> window += event.roundTrip() < 200 ? event.delivered() / window : -0.1;
            case TRIM, TIMEOUT -> window /= 2;
            default -> { }
        }
        window = Math.clamp(window, 1, 40);
        return new CongestionDecision((int) (window * CongestionDecision.PACKET), 0);
    }
}
