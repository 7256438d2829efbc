package rnic.congestion;

import java.util.ArrayDeque;
import java.util.Deque;
import rnic.messages.FlowEvent.Kind;
import rnic.messages.GoneNotice;
import rnic.protocol.RnicParameters;
import veroce.congestion.CongestionDecision;

/** What the host is told of a flow in a cycle: by the events that have left the queue, and the decisions on them. */
final class HostView {
    /** Cycles from an event to what is counted, and to what is on its way. */
    private static final int COUNTS = 3;
    private static final int FLIGHT = 1;
    private static final int WORD = 1 << 16;

    /** An answer. */
    record Status(int window, int rate, int inFlight, boolean timed, int roundTrip, int marked, int missing) {
        private Status behind(QueuedEvent event, RnicParameters parameters) {
            if (event.kind() == Kind.SETUP) {
                return new Status(window, rate, 0, false, roundTrip, 0, 0);
            }
            boolean isAck = event.kind() == Kind.ACK;
            boolean isTimed = isAck && event.timed();
            boolean misses = event.kind() == Kind.TRIM || event.kind() == Kind.LOSS || event.kind() == Kind.TIMEOUT;
            boolean isCounted = event.kind() != Kind.CNP && event.kind() != Kind.TICK;
            return new Status(window, rate,
                isCounted ? event.inFlight() % (1 << GoneNotice.bits(parameters.window())) : inFlight,
                timed || isTimed, isTimed ? event.roundTrip() : roundTrip,
                (marked + (isAck ? event.marked() : 0)) % WORD, (missing + (misses ? 1 : 0)) % WORD);
        }

        /** Without a round trip the field says nothing. */
        Status told() {
            return timed ? this : new Status(window, rate, inFlight, false, 0, marked, missing);
        }
    }

    private record Seen(long cycle, Status status) {}

    private final RnicParameters parameters;
    /** By event, the newest last. */
    private final Deque<Seen> events = new ArrayDeque<>();
    private CongestionDecision decision;

    HostView(RnicParameters parameters) {
        this.parameters = parameters;
        events.add(new Seen(Long.MIN_VALUE, new Status(0, 0, 0, false, 0, 0, 0)));
    }

    /** An event goes into the algorithm. */
    void left(long cycle, QueuedEvent event) {
        events.add(new Seen(cycle, events.getLast().status.behind(event, parameters)));
        while (events.size() > 4) {
            events.remove();
        }
    }

    void decided(CongestionDecision newest) {
        decision = newest;
    }

    boolean isDecided() {
        return decision != null;
    }

    /** To who looks in this cycle; what happens in it shows later. */
    Status at(long cycle) {
        var counts = before(cycle - COUNTS);
        return new Status(decision.window(), decision.rate(), before(cycle - FLIGHT).inFlight, counts.timed,
            counts.roundTrip, counts.marked, counts.missing).told();
    }

    private Status before(long cycle) {
        var found = events.getFirst();
        for (var each : events) {
            found = each.cycle < cycle ? each : found;
        }
        return found.status;
    }
}
