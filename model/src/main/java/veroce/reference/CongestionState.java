package veroce.reference;

import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;
import veroce.congestion.CongestionEvent.Kind;
import veroce.congestion.CongestionTime;
import veroce.endpoint.Congestion;
import veroce.endpoint.Time;
import veroce.packet.Echo;
import veroce.packet.Sequence;

/**
 * What a sender knows of congestion in one flow: what has been delivered, what the algorithm has decided, and when the
 * next packet may leave if the window is below one.
 */
final class CongestionState {
    private static final int COUNTS = 1 << 12;
    private static final int MARKS = 1 << 5;

    private final boolean extended;
    private final int window;
    private final int pmtu;
    private final CongestionControl control;
    private CongestionDecision decision;
    /** Packets that have arrived, as PSNs count them: the newest that was told, modulo 4096. */
    private int delivered;
    private int marked;
    private long readyAt;

    CongestionState(Congestion settings, int firstPsn, int window, int pmtu) {
        extended = settings.extended();
        this.window = window;
        this.pmtu = pmtu;
        control = settings.algorithm().begin();
        delivered = Sequence.add(firstPsn, -1) % COUNTS;
        decision = control.accept(CongestionEvent.of(Kind.SETUP, 0, false, 0));
    }

    /** The ends have agreed that packets and acknowledgements tell what they know. */
    boolean isExtended() {
        return extended;
    }

    CongestionDecision decision() {
        return decision;
    }

    /** Packets that have arrived above those that are acknowledged up to {@code una}. */
    int beyond(int una) {
        int beyond = Math.floorMod(delivered - Sequence.add(una, -1), COUNTS);
        return beyond > window ? 0 : beyond;
    }

    /** An acknowledgement has come; whatever it moves has been moved. False if it is an old one, which says nothing. */
    boolean acknowledged(int psn, Echo echo, SenderState state, long now) {
        int news = Math.floorMod(psn + echo.beyond() - delivered, COUNTS);
        if (news == 0 || news > window) {
            return false;
        }
        int marks = Math.floorMod(echo.marked() - marked, MARKS);
        delivered = (delivered + news) % COUNTS;
        marked = echo.marked();
        decide(CongestionEvent.ack(news, marks, CongestionTime.since(echo.stamp(), now), state.onTheWay(),
            CongestionTime.clock(now)), now);
        return true;
    }

    /** The same by ends that have agreed on nothing. */
    void acknowledged(int news, boolean becn, int roundTrip, int inFlight, long now) {
        decide(CongestionEvent.ack(news, becn ? 1 : 0, roundTrip, inFlight, CongestionTime.clock(now)), now);
    }

    void happened(Kind kind, int inFlight, boolean lastHop, long now) {
        decide(CongestionEvent.of(kind, inFlight, lastHop, CongestionTime.clock(now)), now);
    }

    private void decide(CongestionEvent event, long now) {
        boolean paced = decision.rate() > 0;
        decision = control.accept(event);
        if (paced && decision.rate() == 0) {
            readyAt = now;
        }
    }

    /** When the pace allows the next packet. */
    long readyAt() {
        return readyAt;
    }

    /** A packet leaves, new or again, and is on its way with so many. */
    void sent(int inFlight, long now) {
        decision = control.accept(CongestionEvent.sent(1, inFlight, CongestionTime.clock(now)));
        if (decision.rate() > 0) {
            readyAt = Math.max(readyAt, now) + Time.forBits(8L * pmtu, decision.rate() * 1_000_000L);
        }
    }
}
